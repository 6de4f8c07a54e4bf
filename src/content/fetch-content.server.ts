import 'server-only'
import type {ClientReturn, QueryParams} from '@sanity/client'
import {draftMode} from 'next/headers'
import {configuration} from '#config/environment.server.ts'
import {isStegaExcluded} from '#model/stega-exclusions.ts'
import {tagsOfResult} from '#model/tags.ts'
import {contentClient} from './client.server.ts'
import {dependOn} from './dependencies.server.ts'

/**
 * Runs a query: drafts with click-to-edit marks for an editor in draft mode, published content otherwise.
 *
 * Published results are not put into Next's data cache. The page cache alone holds them, so a page that is rendered
 * again is always rendered from what the content lake says now; the page learns its tags from the result.
 *
 * @param query - a query made with `defineQuery`
 * @param params - its parameters
 * @param tags - what the result depends on beyond the documents in it: lists and paths
 * @returns the typed result
 * @throws when the content lake cannot be reached; Next then keeps the last good page
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams,
  tags: readonly string[],
): Promise<ClientReturn<Query>> {
  const {isEnabled} = await draftMode()
  if (isEnabled) return await draftClient().fetch(query, params, {cache: 'no-store'})
  const result = await contentClient.fetch(query, params)
  await dependOn([...tags, ...tagsOfResult(result)])
  return result
}

function draftClient() {
  const {secrets, site} = configuration()
  return contentClient.withConfig({
    perspective: 'drafts',
    token: secrets.draftToken,
    stega: {
      enabled: true,
      studioUrl: site.studioUrl,
      filter: (text) =>
        text.filterDefault(text) && !isStegaExcluded(text.sourceDocument._type, text.sourcePath),
    },
  })
}
