import 'server-only'
import type {ClientReturn, QueryParams} from '@sanity/client'
import {configuration} from '#config/environment.server.ts'
import {isStegaExcluded} from '#shared/stega-exclusions.ts'
import {stripControlCharacters} from '#lib/escape-html.ts'
import {mapStrings} from '#lib/map-strings.ts'
import {createDraftClient, pageClient} from './client.server.ts'
import {isGuestSession} from '#content/preview/draft-session.server.ts'
import {getPreviewPerspective} from '#content/preview/preview-perspective.server.ts'
import {addCacheTags} from '#cache-tags/add-cache-tags.server.ts'
import {cacheTagsForQuery} from '#cache-tags/query-tags.ts'
// Types the results of queries, also for a route below a folder with a dot, which tsconfig.json leaves out.
import type {} from '#content/generated/sanity.types.ts'

/**
 * Runs a query on published content, or on the perspective of a draft session, for editors with click-to-edit marks.
 * Results are cached only within pages, which receive the cache tags. Next retains the last good page on
 * LakeUnavailableError.
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams,
  tags: readonly string[],
): Promise<ClientReturn<Query>> {
  const perspective = await getPreviewPerspective()
  if (perspective !== null)
    return await draftClient(!(await isGuestSession())).fetch(query, params, {
      cache: 'no-store',
      perspective,
    })
  // Pasted text contains control characters, which feeds and sitemaps must not.
  const result = mapStrings(await pageClient().fetch(query, params), stripControlCharacters)
  await addCacheTags([...tags, ...cacheTagsForQuery(query, result)])
  return result
}

/** @param isMarked - whether texts carry click-to-edit marks, which guests could only copy */
function draftClient(isMarked: boolean) {
  return createDraftClient().withConfig({
    stega: {
      enabled: isMarked,
      studioUrl: configuration().site.studioUrl,
      filter: (text) =>
        text.filterDefault(text) && !isStegaExcluded(text.sourceDocument._type, text.sourcePath),
    },
  })
}
