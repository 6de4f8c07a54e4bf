import 'server-only'
import type {Configuration} from '#config/configuration.ts'
import {watchDays} from '#lib/london-day.ts'
import {repeat, type RepeatedJob} from '#lib/repeat.ts'
import {changesBetween, type ContentState} from './content-state.ts'
import {readContentState, readStoredState, storeState} from './content-state.server.ts'
import type {SiteFreshness} from './site-freshness.server.ts'

const retryMs = 5000

/**
 * Starts the backstop of the webhook: at the start, once an hour and at midnight, the content is compared with what
 * pages were rendered from, and changes are applied. A webhook that was lost leaves no page stale for longer.
 *
 * A comparison repeats the changes that the webhook reported since the last one. Pages that are fresh are rendered once
 * more, and the next start finds a page that was not rendered because the process died.
 *
 * @param settings - of the site
 */
export function startContentCheck(
  {contentCheckMs}: Pick<Configuration, 'contentCheckMs'>,
  freshness: SiteFreshness,
): RepeatedJob {
  let known: ContentState | undefined
  const rhythm = {everyMs: contentCheckMs, retryMs: Math.min(retryMs, contentCheckMs)}
  const job = repeat('Pages could not be compared with the content', rhythm, async (signal) => {
    const state = await readContentState()
    const changes = changesBetween(known ?? readStoredState(), state)
    if (changes.length > 0) {
      // Every instance compares for itself: this one notifies no other. Throws while the site does not serve yet, and
      // the comparison is made again.
      await freshness.applyChanges(changes)
      if (signal.aborted) return
      console.info(`Refreshed the pages of changed content (documents: ${changes.length}).`)
    }
    freshness.noteContentKnown()
    known = state
    if (changes.length > 0) storeState(state)
  })
  // A comparison that is cut short is made again at the next start: nobody has to wait for it.
  const stopWatching = watchDays(job.runSoon)
  return {
    ...job,
    stop: () => {
      stopWatching()
      void job.stop()
      return Promise.resolve()
    },
  }
}
