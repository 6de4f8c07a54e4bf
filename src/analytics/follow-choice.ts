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
 * Starts analytics on consent; otherwise stops it and deletes its storage (LAW-5). Further calls only set the choice.
 * The consent card's script deletes what an earlier visit stored.
 * @param said - the choice that the visitor has just made, for browsers that block storage
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
    /** Events recorded while the code loads. */
    const early: AnalyticsEvent[] = []
    const stopKeeping = onAnalyticsEvent((event) => early.push(event))
    import('./posthog/start-analytics.ts').then(
      ({startAnalytics}) => {
        stopKeeping()
        if (!isOver) end = startAnalytics(configuration, early)
      },
      () => {
        // Blocked or offline; the site works without analytics.
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
