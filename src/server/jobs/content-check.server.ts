import 'server-only'
import type {Configuration} from '#config/configuration.ts'
import {compareWithLake} from '#content/compare-with-lake.server.ts'
import type {ContentState} from '#content/content-state.ts'
import {readStateFile, writeStateFile} from '#content/content-state-file.server.ts'
import {refreshRouteTable} from '#routing/table/route-table.server.ts'
import {preparedPaths, warmChanged} from '#content/warm-after-change.server.ts'
import {warmPages} from '#content/warm-pages.server.ts'
import {markStale} from '#lib/mark-stale.ts'
import {noteContentKnown} from '#lib/site-metrics.ts'
import {tagsOfChange} from '#model/tags.ts'
import {refreshSearch} from '#search/search-state.server.ts'
import {repeat, type RepeatedJob} from './repeat.ts'

const retryMs = 5000

/**
 * Starts the backstop of the webhook: at the start and once an hour, the content is compared with what pages were
 * rendered from, and what changed is made stale and rendered again. A webhook that was lost while the site was down, or
 * on its way, leaves no page stale for longer.
 *
 * A comparison repeats the changes that the webhook reported since the last one. Pages that are fresh are rendered once
 * more, and the next start finds a page that was not rendered because the process died.
 *
 * @param settings - of the site
 */
export function startContentCheck({site, contentCheckMs}: Configuration): RepeatedJob {
  let known: ContentState | undefined
  const origin = site.internalOrigin
  const rhythm = {everyMs: contentCheckMs, retryMs: Math.min(retryMs, contentCheckMs)}
  const job = repeat('Pages could not be compared with the content', rhythm, async (signal) => {
    const before = known ?? (await readStateFile())
    const {state, changes} = await compareWithLake(before)
    if (changes.length > 0) {
      // Every instance compares for itself: this one notifies no other.
      markStale(changes.flatMap(tagsOfChange))
      await refreshRouteTable()
      // Throws while the site does not serve yet, and the comparison is made again.
      await warmPages(origin, await preparedPaths())
      await warmChanged(origin, changes)
      await refreshSearch(changes)
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
