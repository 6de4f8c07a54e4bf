import type {SanityClient} from '@sanity/client'
import {retry, throttleTime} from 'rxjs'
import type {UsageSource} from './usage-index.ts'
import {
  listingPlacesParams,
  listingPlacesQuery,
  readListingPlaces,
  readUses,
  usageFilter,
  usesParams,
  usesQuery,
} from './usage-query.ts'

/** A change is heard at once, and those after it together: who types in a page changes it with each word. */
const settleMs = 1000

/** How long it is waited until changes are listened for again. */
const retryMs = 10_000

/**
 * Asks the content lake where documents are used, as the pages are with all drafts.
 *
 * @param given - the client of the Studio
 */
export function usageSourceOf(given: SanityClient): UsageSource {
  const client = given.withConfig({perspective: 'drafts'})
  const tag = 'studio.usage'
  return {
    fetchPlaces: async () =>
      readListingPlaces(
        await client.fetch<unknown>(listingPlacesQuery, listingPlacesParams, {tag}),
      ),
    fetchUses: async (ids) =>
      readUses(await client.fetch<unknown>(usesQuery(ids.length), usesParams(ids), {tag}), ids),
    listen: (heard) => {
      const events = given.listen(
        `*[${usageFilter}]`,
        {},
        {
          events: ['welcome', 'mutation'],
          // Without it, listeners of this version of the API hear nothing of drafts.
          includeAllVersions: true,
          includeResult: false,
          includeMutations: false,
          tag,
        },
      )
      const subscription = events
        .pipe(
          retry({delay: retryMs}),
          throttleTime(settleMs, undefined, {leading: true, trailing: true}),
        )
        .subscribe(heard)
      return () => {
        subscription.unsubscribe()
      }
    },
  }
}
