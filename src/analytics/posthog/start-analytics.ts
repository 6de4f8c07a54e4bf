import {PostHog} from 'posthog-js'
import type {AnalyticsConfiguration} from '#config/configuration.ts'
import {deleteAnalyticsStorage} from '#analytics/choice.ts'
import {type AnalyticsEvent, onAnalyticsEvent} from '#analytics/record-event.ts'
import {analyticsOptions} from './options.ts'
import {watchScrolling} from './watch-scrolling.ts'
import {watchVideos} from './watch-videos.ts'

/**
 * Starts PostHog after consent (AN-1). Only this module imports the library.
 *
 * @param earlyEvents - events since consent
 * @returns a function that stops PostHog, drops queued events and deletes its storage
 */
export function startAnalytics(
  configuration: AnalyticsConfiguration,
  earlyEvents: readonly AnalyticsEvent[],
): () => void {
  // A stopped instance can't be started again.
  const client = new PostHog()
  client.init(configuration.key, analyticsOptions(configuration))

  const capture = ({name, properties}: AnalyticsEvent) => {
    client.capture(name === 'page_view' ? '$pageview' : name, properties)
  }
  earlyEvents.forEach(capture)
  const cleanups = [onAnalyticsEvent(capture), watchScrolling(), watchVideos()]

  return () => {
    for (const end of cleanups) end()
    stop(client)
    deleteAnalyticsStorage()
  }
}

/**
 * Discards queued events, which `shutdown` would send. Requests are dropped while the quota counts as full, and
 * nothing more is captured while the library counts as not loaded.
 */
function stop(client: PostHog): void {
  client.rateLimiter.isServerRateLimited = () => true
  void client.shutdown()
  client.set_config({disable_persistence: true})
  client.__loaded = false
}
