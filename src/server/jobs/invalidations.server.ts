import 'server-only'
import type {Configuration} from '#config/configuration.ts'
import {refreshRouteTable} from '#routing/table/route-table.server.ts'
import {warmChanged, warmPrepared} from '#content/warm-after-change.server.ts'
import {InvalidationStream} from '#freshness/invalidation-stream.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import {markStale} from '#lib/mark-stale.ts'
import {noteContentKnown} from '#lib/site-metrics.ts'
import {type ContentChange, tagsOfChange} from '#model/tags.ts'
import {refreshSearch} from '#search/search-state.server.ts'
import type {Job} from './job.ts'

/**
 * Starts to exchange invalidations with the other instances of the site.
 *
 * @param settings - of the site
 * @param compareSoon - compares all pages with the content, and retries until that succeeds
 * @returns `null` without a Redis: there is one instance
 */
export function startInvalidations(
  {redisUrl, site}: Pick<Configuration, 'redisUrl' | 'site'>,
  compareSoon: () => void,
): Job | null {
  if (redisUrl === null) return null
  const stream = new InvalidationStream({
    url: redisUrl,
    // Two sites on one Redis have two addresses.
    key: `site:${new URL(site.publicOrigin).host}:invalidations`,
    onChanges: (changes) => void follow(changes, site.internalOrigin, compareSoon),
    onGap: compareSoon,
  })
  globalThis.invalidationStream = stream
  stream.start()
  return stream
}

/** Does what the webhook's route does with changes. */
async function follow(
  changes: readonly ContentChange[],
  origin: string,
  compareSoon: () => void,
): Promise<void> {
  noteContentKnown()
  markStale(changes.flatMap(tagsOfChange))
  try {
    await refreshRouteTable()
    await warmChanged(origin, changes)
    await Promise.all([refreshSearch(changes), warmPrepared(origin)])
  } catch (error) {
    console.error('Cannot read published changes:', describeFailure(error))
    compareSoon()
  }
}
