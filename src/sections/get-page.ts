import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {stretchOf} from '#model/list-pages.ts'
import {pathTag} from '#model/tags.ts'
import {fetchContent} from '#content/fetch-content.server.ts'
import {fillTokens} from '#content/fill-tokens.ts'
import type {PAGE_QUERY_RESULT, UPDATES_QUERY_RESULT} from '#content/generated/sanity.types.ts'
import {imageFields} from '#content/fragments/image.ts'
import {placedSections, sharedFields} from '#content/fragments/shared-sections.ts'
import {withoutSamples} from '#content/sample-policy.ts'
import {settingTokens} from '#content/setting-tokens.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {presentSections} from './present-sections.ts'
import {requireSectionContent} from './require-section-content.server.ts'
import {sectionFields} from './section-queries.ts'
import {updateFields} from './timeline/timeline.query.ts'

const PAGE_QUERY = defineQuery(/* groq */ `*[_type == "page" && path.current == $path][0]{
  _id,
  _type,
  _updatedAt,
  title,
  "path": path.current,
  banner,
  reading{contents, updated, updatedLabel},
  seo{title, description, noIndex, image{${imageFields}}},
  ${sharedFields},
  "sections": ${placedSections}{${sectionFields}}
}`)

/**
 * Asked apart: a stretch that parameters choose would make the content lake parse the query of the page each time.
 */
const UPDATES_QUERY = defineQuery(
  /* groq */ `*[_type == "update"] | order(date desc, _id asc)[$listStart...$listEnd]{${updateFields}}`,
)

/**
 * Reads the page that stands at a path, with everything its sections need.
 *
 * @param path - a path as stored on the page document, for instance `/about`
 * @param listPage - which page of its list is shown, where it has a long one
 * @returns the page with the tokens in its copy filled, or `null` when no page stands there
 * @throws Error when something that one of its sections shows is not published
 */
export const getPage = cache(async (path: string, listPage = 1) => {
  const [found, settings, updates] = await Promise.all([
    fetchContent(PAGE_QUERY, {path}, [pathTag(path)]),
    getSettings(),
    listPage === 1 ? null : fetchContent(UPDATES_QUERY, {...stretchOf(listPage)}, []),
  ])
  if (found === null) return null
  const page = updates === null ? found : withUpdates(found, updates)
  const sections = presentSections(page.sections)
  await requireSectionContent(sections)
  const shown = withoutSamples({...page, sections}, settings.sampleData)
  return fillTokens(shown, settingTokens(settings, new Date()))
})

function withUpdates(
  page: NonNullable<PAGE_QUERY_RESULT>,
  updates: UPDATES_QUERY_RESULT,
): NonNullable<PAGE_QUERY_RESULT> {
  const sections = page.sections.map((section) =>
    section._type === 'timeline' ? {...section, updates} : section,
  )
  return {...page, sections}
}

export type Page = NonNullable<Awaited<ReturnType<typeof getPage>>>
