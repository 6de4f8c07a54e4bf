import 'server-only'
import type {Configuration} from '#config/configuration.ts'
import {watchDays} from '#lib/london-day.ts'
import {repeat, type RepeatedJob} from '#lib/repeat.ts'
import {changesBetween, clockState, type ContentState} from './content-state.ts'
import {readContentState, readStoredState, storeState} from './content-state.server.ts'
import type {SiteFreshness} from './site-freshness.server.ts'

const retryMs = 5000

/**
 * Starts comparing the content with the state that pages were rendered from, as a backstop for lost webhooks. It runs
 * at the start, at a fixed interval, and when the day or the state of the sky changes, and applies every change.
 *
 * A comparison repeats the changes that webhooks reported since the last one, so a page whose rendering was cut short
 * by a crash is rendered after the restart.
 */
export function startContentCheck(
  {contentCheckMs}: Pick<Configuration, 'contentCheckMs'>,
  freshness: SiteFreshness,
): RepeatedJob {
  let known: ContentState | undefined
  const rhythm = {everyMs: contentCheckMs, retryMs: Math.min(retryMs, contentCheckMs)}
  const job = repeat('Cannot compare the pages with the content', rhythm, async (signal) => {
    const state = await readContentState()
    const changes = changesBetween(known ?? readStoredState(), state)
    if (changes.length > 0) {
      // Every instance compares on its own, so nothing is announced. Throws until the site serves pages; the job is
      // retried then.
      await freshness.applyChanges(changes)
      if (signal.aborted) return
      console.info(`Refreshed the pages of changed content (documents: ${changes.length}).`)
    }
    freshness.noteContentKnown()
    known = state
    if (changes.length > 0) storeState(state)
  })
  // The next start repeats an interrupted comparison.
  const stopWatching = watchDays(job.runSoon, clockState)
  return {
    ...job,
    stop: () => {
      stopWatching()
      void job.stop()
      return Promise.resolve()
    },
  }
}
