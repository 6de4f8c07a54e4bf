import 'server-only'
import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import type {Configuration} from '#config/configuration.ts'
import {compareWithLake} from '#content/compare-with-lake.server.ts'
import type {ContentState} from '#content/content-state.ts'
import {readStateFile, writeStateFile} from '#content/content-state-file.server.ts'
import {preparedPaths} from '#content/warm-after-change.server.ts'
import {warmPages} from '#content/warm-pages.server.ts'
import {noteContentKnown} from '#lib/site-metrics.ts'
import type {ContentChange} from '#model/tags.ts'
import {repeat, type RepeatedJob} from './repeat.ts'

const retryMs = 5000
const announceTimeoutMs = 10_000
/** Keeps the body of a request far below what the webhook's route accepts. */
const maxChangesAtOnce = 100

/**
 * Starts the backstop of the webhook: at the start and once an hour, the content is compared with what pages were
 * rendered from, and what changed is made stale and rendered again. A webhook that was lost while the site was down, or
 * on its way, leaves no page stale for longer.
 *
 * What the webhook told since the last comparison is told again: pages that are fresh are rendered once more, and one
 * that the process died over is found by the next.
 *
 * @param settings - of the site
 */
export function startContentCheck({site, secrets, contentCheckMs}: Configuration): RepeatedJob {
  let known: ContentState | undefined
  const origin = site.internalOrigin
  const rhythm = {everyMs: contentCheckMs, retryMs: Math.min(retryMs, contentCheckMs)}
  const job = repeat('Pages could not be compared with the content', rhythm, async (signal) => {
    const before = known ?? (await readStateFile())
    const {state, changes} = await compareWithLake(before)
    if (changes.length > 0) {
      await announce(changes, origin, secrets.revalidateSecret)
      // The route renders them again as well; this one says when all of it is done.
      await warmPages(origin, await preparedPaths())
      if (signal.aborted) return
      console.info(`Refreshed the pages of changed content (documents: ${changes.length}).`)
    }
    noteContentKnown()
    known = state
    if (changes.length > 0) await writeStateFile(state)
  })
  // A comparison that is cut short is made again at the next start: nobody has to wait for it.
  return {
    ...job,
    stop: () => {
      void job.stop()
      return Promise.resolve()
    },
  }
}

/** Next lets tags be marked in the handler of a request alone, so the site sends itself what a webhook would. */
async function announce(
  changes: readonly ContentChange[],
  origin: string,
  secret: string,
): Promise<void> {
  for (let first = 0; first < changes.length; first += maxChangesAtOnce) {
    const body = JSON.stringify(changes.slice(first, first + maxChangesAtOnce))
    const response = await fetch(`${origin}/api/revalidate`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
      },
      signal: AbortSignal.timeout(announceTimeoutMs),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`/api/revalidate answered ${response.status}`)
  }
}
