import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {pathTag} from '#model/tags.ts'
import {fetchContent} from '#content/fetch-content.server.ts'
import {fillTokens} from '#content/fill-tokens.ts'
import {imageFields} from '#content/fragments/image.ts'
import {placedSections, sharedFields} from '#content/fragments/shared-sections.ts'
import {withoutSamples} from '#content/sample-policy.ts'
import {settingTokens} from '#content/setting-tokens.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {presentSections} from './present-sections.ts'
import {requireSectionContent} from './require-section-content.server.ts'
import {sectionFields} from './section-queries.ts'

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
 * Reads the page that stands at a path, with everything its sections need.
 *
 * @param path - a path as stored on the page document, for instance `/about`
 * @returns the page with the tokens in its copy filled, or `null` when no page stands there
 * @throws Error when something that one of its sections shows is not published
 */
export const getPage = cache(async (path: string) => {
  const [page, settings] = await Promise.all([
    fetchContent(PAGE_QUERY, {path}, [pathTag(path)]),
    getSettings(),
  ])
  if (page === null) return null
  const sections = presentSections(page.sections)
  await requireSectionContent(sections)
  const shown = withoutSamples({...page, sections}, settings.sampleData)
  return fillTokens(shown, settingTokens(settings, new Date()))
})

export type Page = NonNullable<Awaited<ReturnType<typeof getPage>>>
