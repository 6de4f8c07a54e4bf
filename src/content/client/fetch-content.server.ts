import 'server-only'
import type {ClientReturn, QueryParams} from '@sanity/client'
import {configuration} from '#config/environment.server.ts'
import {isStegaExcluded} from '#shared/stega-exclusions.ts'
import {withoutControls} from '#lib/control-characters.ts'
import {mapTexts} from '#lib/map-texts.ts'
import {createDraftClient, pageClient} from './client.server.ts'
import {previewPerspective} from '#content/preview/preview-perspective.server.ts'
import {addCacheTags} from '#revalidation/tags/add-cache-tags.server.ts'
import {cacheTagsForQuery} from '#revalidation/tags/query-tags.ts'

/**
 * Runs a query: published content, or what an editor in draft mode chose in Presentation, with click-to-edit marks.
 *
 * Published results are not put into Next's data cache. The page cache alone holds them, so a page that is rendered
 * again is always rendered from what the content lake says now; the page learns its tags from
 * the query and its result.
 *
 * @param query - a query made with `defineQuery`
 * @param params - its parameters
 * @param tags - what the result depends on beyond what the query says: paths
 * @returns the typed result
 * @throws LakeUnavailableError when the content lake does not answer; Next then keeps the last good page
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams,
  tags: readonly string[],
): Promise<ClientReturn<Query>> {
  const perspective = await previewPerspective()
  if (perspective !== null)
    return await draftClient().fetch(query, params, {cache: 'no-store', perspective})
  // They come with pasted words, and no feed or sitemap may hold one.
  const result = mapTexts(await pageClient().fetch(query, params), withoutControls)
  await addCacheTags([...tags, ...cacheTagsForQuery(query, result)])
  return result
}

function draftClient() {
  return createDraftClient().withConfig({
    stega: {
      enabled: true,
      studioUrl: configuration().site.studioUrl,
      filter: (text) =>
        text.filterDefault(text) && !isStegaExcluded(text.sourceDocument._type, text.sourcePath),
    },
  })
}
