import type {AnalyticsConfiguration} from '#config/configuration.ts'
import {
  type AnalyticsChoice,
  deleteAnalyticsStorage,
  onChoice,
  readAnalyticsState,
  setSessionChoice,
} from './choice.ts'
import {type AnalyticsEvent, onAnalyticsEvent} from './record-event.ts'

let isFollowing = false

/**
 * Starts analytics on consent; otherwise stops it and deletes its storage (LAW-5). Further calls only set the choice.
 * The consent card's script deletes what an earlier visit stored.
 *
 * @param choice - the choice that the visitor has just made, for browsers that block storage
 */
export function followChoice(
  configuration: AnalyticsConfiguration,
  choice: AnalyticsChoice | null,
): void {
  setSessionChoice(choice)
  if (isFollowing) return
  isFollowing = true
  let stop: (() => void) | null = null

  const start = () => {
    let isStopped = false
    let stopClient: (() => void) | null = null
    const earlyEvents: AnalyticsEvent[] = []
    const stopQueueing = onAnalyticsEvent((event) => earlyEvents.push(event))
    import('./posthog/start-analytics.ts').then(
      ({startAnalytics}) => {
        stopQueueing()
        if (!isStopped) stopClient = startAnalytics(configuration, earlyEvents)
      },
      () => {
        // Blocked or offline; the site works without analytics.
        stopQueueing()
        stop = null
      },
    )
    return () => {
      isStopped = true
      stopQueueing()
      stopClient?.()
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
