import {z} from 'zod'
import type {ContentChange} from '#shared/content-change.ts'

/** The published documents: the revision of each, and its path or slug. */
export const contentStateSchema = z.array(
  z.object({_id: z.string(), _type: z.string(), _rev: z.string(), slug: z.string().nullable()}),
)

export type ContentState = z.output<typeof contentStateSchema>

/**
 * Makes the day a part of what is published: pages say the year, and how long ago somebody was checked. All pages show
 * something of the site settings, so with a new day these have a new revision.
 *
 * @param state - as the content lake has it
 * @param day - such as `2026-11-20`
 */
export const onDay = (state: ContentState, day: string): ContentState =>
  state.map((document) =>
    document._id === 'siteSettings' ? {...document, _rev: `${document._rev} ${day}`} : document,
  )

/**
 * Names what happened between two states, as the webhook would have told it.
 *
 * @param before - the older state; an empty one makes every document new
 * @param after - the newer state
 * @returns one change for each document that came, changed or went
 */
export function changesBetween(before: ContentState, after: ContentState): ContentChange[] {
  const old = new Map(before.map((document) => [document._id, document]))
  const changes: ContentChange[] = []
  for (const {_id, _type, _rev, slug} of after) {
    const previous = old.get(_id)
    old.delete(_id)
    if (previous?._rev === _rev) continue
    const operation = previous === undefined ? 'create' : 'update'
    changes.push({_id, _type, slug, previousSlug: previous?.slug ?? null, operation})
  }
  for (const {_id, _type, slug} of old.values()) {
    changes.push({_id, _type, slug: null, previousSlug: slug, operation: 'delete'})
  }
  return changes
}
