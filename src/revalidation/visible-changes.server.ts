import 'server-only'
import {setTimeout} from 'node:timers/promises'
import {z} from 'zod'
import {backgroundClient} from '#content/client/client.server.ts'
import type {ContentChange} from '#shared/content-change.ts'

/** A commit on hosted Sanity may be missing from queries for seconds after its webhook. */
const pausesMs = [200, 400, 800, 1600, 3000, 4000, 5000, 5000, 5000, 5000]

const query = '*[_id in $ids]{_id, _rev, _updatedAt}'
const resultSchema = z.array(z.object({_id: z.string(), _rev: z.string(), _updatedAt: z.string()}))

type Document = z.output<typeof resultSchema>[number]

/**
 * Waits until queries return changes, so that a page rendered afterwards shows them, and no longer than 30 seconds.
 *
 * @returns whether they do. Changes of a webhook that sends no revision count as visible.
 * @throws LakeUnavailableError when the content lake doesn't respond
 */
export async function whenVisible(changes: readonly ContentChange[]): Promise<boolean> {
  for (const pause of pausesMs) {
    if (await areVisible(changes)) return true
    await setTimeout(pause, undefined, {ref: false})
  }
  return await areVisible(changes)
}

/**
 * Returns whether queries return changes.
 *
 * @throws LakeUnavailableError when the content lake doesn't respond
 */
export async function areVisible(changes: readonly ContentChange[]): Promise<boolean> {
  const known = changes.filter(({revision}) => revision)
  if (known.length === 0) return true
  const ids = known.map(({_id}) => _id)
  const documents = resultSchema.parse(await backgroundClient.fetch<unknown>(query, {ids}))
  return known.every((change) => isVisible(change, documents))
}

/** A later change of the same document includes this one. */
function isVisible(change: ContentChange, documents: readonly Document[]): boolean {
  const found = documents.find(({_id}) => _id === change._id)
  if (found === undefined) return change.operation === 'delete'
  if (change.operation !== 'delete' && found._rev === change.revision) return true
  return Date.parse(found._updatedAt) > Date.parse(change.updatedAt ?? '')
}
