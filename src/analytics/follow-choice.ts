import type {AnalyticsConfiguration} from '#config/analytics.ts'
import {
  type AnalyticsChoice,
  deleteAnalyticsStorage,
  onChoice,
  readAnalyticsState,
  rememberChoice,
} from './choice.ts'
import {type AnalyticsEvent, onAnalyticsEvent} from './record-event.ts'

let isFollowing = false

/**
 * Does what the visitor says: after a yes the code of analytics is fetched and started, and at everything else it is
 * stopped and what it stored deleted (LAW-5). What an earlier visit left behind without a yes the script of the card
 * deletes. It does so until the site is loaded again, however often it is called.
 *
 * @param configuration - where events go
 * @param said - what the visitor has just chosen, for where storage is blocked
 */
export function followChoice(
  configuration: AnalyticsConfiguration,
  said: AnalyticsChoice | null,
): void {
  rememberChoice(said)
  if (isFollowing) return
  isFollowing = true
  let stop: (() => void) | null = null

  const start = () => {
    let isOver = false
    let end: (() => void) | null = null
    /** What happens until the code is there. */
    const early: AnalyticsEvent[] = []
    const stopKeeping = onAnalyticsEvent((event) => early.push(event))
    import('./posthog/start-analytics.ts').then(
      ({startAnalytics}) => {
        stopKeeping()
        if (!isOver) end = startAnalytics(configuration, early)
      },
      () => {
        // Blocked, or the network is away: the site does without.
        stopKeeping()
        stop = null
      },
    )
    return () => {
      isOver = true
      stopKeeping()
      end?.()
    }
  }

  const apply = () => {
    if (readAnalyticsState() === 'yes') {
      stop ??= start()
      return
    }
    stop?.()
    stop = null
    deleteAnalyticsStorage()
  }

  apply()
  onChoice(apply)
}
