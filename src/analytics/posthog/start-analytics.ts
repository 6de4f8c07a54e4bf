import {PostHog} from 'posthog-js'
import type {AnalyticsConfiguration} from '#config/analytics.ts'
import {deleteAnalyticsStorage} from '#analytics/choice.ts'
import {type AnalyticsEvent, onAnalyticsEvent} from '#analytics/record-event.ts'
import {analyticsOptions} from './options.ts'
import {watchScrolling} from './watch-scrolling.ts'
import {watchVideos} from './watch-videos.ts'

/**
 * Starts PostHog for a visitor who agreed (AN-1). This module holds the library: it is fetched after a yes and not
 * before.
 *
 * @param configuration - where events go
 * @param early - what happened since the yes
 * @returns stops it for good: what still waits is not sent, and what was stored is deleted
 */
export function startAnalytics(
  configuration: AnalyticsConfiguration,
  early: readonly AnalyticsEvent[],
): () => void {
  // An instance of its own for each yes: one that was stopped cannot be started again.
  const client = new PostHog()
  client.init(configuration.key, analyticsOptions(configuration))

  const capture = ({name, properties}: AnalyticsEvent) => {
    client.capture(name === 'page_view' ? '$pageview' : name, properties)
  }
  early.forEach(capture)
  const ends = [onAnalyticsEvent(capture), watchScrolling(), watchVideos()]

  return () => {
    for (const end of ends) end()
    stop(client)
    deleteAnalyticsStorage()
  }
}

/**
 * The library sends what waits when it is shut down. After a no it must not: as long as its quota counts as full it
 * drops everything, and once it counts as not loaded it takes and sends nothing more, also when the page is left.
 */
function stop(client: PostHog): void {
  client.rateLimiter.isServerRateLimited = () => true
  void client.shutdown()
  client.set_config({disable_persistence: true})
  client.__loaded = false
}
