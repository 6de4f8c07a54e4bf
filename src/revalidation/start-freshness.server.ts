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
 * Starts the jobs that keep pages fresh. Development caches nothing, so it only refreshes the paths.
 *
 * @returns the jobs, and a function that compares the pages with the content now
 */
export function startFreshness(settings: Configuration): {jobs: Job[]; checkSoon: () => void} {
  const {site, redisUrl} = settings
  const freshness = new SiteFreshness(site.internalOrigin)
  globalThis.siteFreshness = freshness
  startPathRefresh()
  if (!isProduction()) return {jobs: [], checkSoon: () => undefined}
  const check = startContentCheck(settings, freshness)
  freshness.checkSoon = check.runSoon
  if (redisUrl === null) return {jobs: [check], checkSoon: check.runSoon}
  const stream = new InvalidationStream({
    url: redisUrl,
    // Separates sites that share one Redis.
    key: `site:${new URL(site.publicOrigin).host}:invalidations`,
    onChanges: (changes) => void follow(changes, freshness, check),
    onGap: check.runSoon,
  })
  freshness.stream = stream
  stream.start()
  return {jobs: [check, stream], checkSoon: check.runSoon}
}

async function follow(
  changes: readonly ContentChange[],
  freshness: SiteFreshness,
  check: RepeatedJob,
): Promise<void> {
  freshness.noteContentKnown()
  try {
    await freshness.applyChanges(changes)
  } catch (error) {
    console.error('Cannot apply published changes of another instance:', describeFailure(error))
    check.runSoon()
  }
}
