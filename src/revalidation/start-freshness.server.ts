import 'server-only'
import type {Configuration} from '#config/configuration.ts'
import {isProduction} from '#config/runtime.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import type {Job, RepeatedJob} from '#lib/repeat.ts'
import type {ContentChange} from '#shared/content-change.ts'
import {startContentCheck} from './content-check.server.ts'
import {InvalidationStream} from './invalidation-stream.ts'
import {startPathRefresh} from './refresh-paths.server.ts'
import {SiteFreshness} from './site-freshness.server.ts'

/**
 * Starts everything that keeps pages fresh. Nothing is cached in development, so nothing is compared there.
 *
 * @param settings - of the site
 * @returns jobs to stop at the end
 */
export function startFreshness(settings: Configuration): Job[] {
  const {site, redisUrl} = settings
  const freshness = new SiteFreshness(site.internalOrigin)
  globalThis.siteFreshness = freshness
  startPathRefresh()
  if (!isProduction()) return []
  const check = startContentCheck(settings, freshness)
  if (redisUrl === null) return [check]
  const stream = new InvalidationStream({
    url: redisUrl,
    // Two sites on one Redis have two addresses.
    key: `site:${new URL(site.publicOrigin).host}:invalidations`,
    onChanges: (changes) => void follow(changes, freshness, check),
    onGap: check.runSoon,
  })
  freshness.stream = stream
  stream.start()
  return [check, stream]
}

/** Applies changes that another instance was notified of. */
async function follow(
  changes: readonly ContentChange[],
  freshness: SiteFreshness,
  check: RepeatedJob,
): Promise<void> {
  freshness.noteContentKnown()
  try {
    await freshness.applyChanges(changes)
  } catch (error) {
    console.error('Cannot read published changes:', describeFailure(error))
    check.runSoon()
  }
}
