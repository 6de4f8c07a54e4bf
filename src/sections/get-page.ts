import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import type {VisitPlace} from '#shared/clinicians.ts'
import {listSizes, listSlice} from '#routing/list-pages.ts'
import {pathTag} from '#cache-tags/cache-tags.ts'
import {functions} from '#content/fragments/functions.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {
  listedQuestions,
  oldest,
  questionOrder,
  resolvedSections,
  sharedFields,
} from '#content/fragments/sections.ts'
import type {SampleSettings} from '#content/client/sample-policy.ts'
import {visibleContent} from '#content/client/visible-content.server.ts'
import type {PageSection} from '#content/section-props.ts'
import {fillSettingTokens} from '#content/queries/setting-tokens.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {questionFields, updateFields} from '#content/fragments/documents.ts'
import {presentSections} from './present-sections.ts'
import {requireSectionContent} from './require-section-content.server.ts'
import {sectionFields, sectionFunctions} from '#content/generated/section-projection.ts'
import {withListedClinicians} from './with-listed-clinicians.server.ts'

const PAGE_QUERY = defineQuery(/* groq */ `${sectionFunctions}
*[_type == "page" && path.current == $path] | ${oldest}{
  _id,
  _type,
  _updatedAt,
  title,
  "path": path.current,
  banner,
  reading{contents, updated, updatedLabel},
  "seo": {
    "title": coalesce(seo.title, title, path.current),
    "description": seo.description,
    "noIndex": seo.noIndex,
    "image": site::image(seo.image)
  },
  ${sharedFields},
  "sections": ${resolvedSections}{${sectionFields}}
}`)

/** Separate queries: with `$listStart` in the page query, the content lake would parse it again on every request. */
const UPDATES_QUERY = defineQuery(
  /* groq */ `${functions} *[_type == "update"] | order(date desc, _id asc)[$listStart...$listEnd]{${updateFields}}`,
)

const QUESTIONS_QUERY = defineQuery(
  /* groq */ `${functions} ${listedQuestions} | ${questionOrder}[$listStart...$listEnd]{${questionFields}}`,
)

/**
 * Fetches the page at a path with everything its sections need.
 *
 * @param path - as stored on the page document, for instance `/about`
 * @param listPage - page of its list, from 1
 * @param visitPlace - filter of its list; null for no filter
 * @returns the page with the tokens in its copy replaced, or `null` when no page is published at the path
 * @throws Error when a document that a section needs is not published
 */
export const getPage = cache(
  async (path: string, listPage = 1, visitPlace: VisitPlace | null = null) => {
    const [page, settings] = await Promise.all([
      fetchContent(PAGE_QUERY, {path}, [pathTag(path)]),
      getSettings(),
    ])
    if (page === null) return null
    const sections = await prepareSections(page.sections, settings.sampleData, listPage, visitPlace)
    const shown = await visibleContent({...page, sections}, settings.sampleData)
    return fillSettingTokens(shown, settings)
  },
)

/**
 * Omits what a page cannot show, and fills each list with one of its pages.
 *
 * @param listPage - from 1
 * @throws Error when a document that a section needs is not published
 */
export async function prepareSections(
  sections: Parameters<typeof presentSections>[0],
  samples: SampleSettings | null | undefined,
  listPage = 1,
  visitPlace: VisitPlace | null = null,
): Promise<PageSection[]> {
  const present = presentSections(sections)
  await requireSectionContent(present)
  const further = listPage === 1 ? present : await withListPage(present, listPage)
  return await withListedClinicians(further, listPage, visitPlace, samples)
}

/** Replaces the first page of each list, which the page query returns. */
async function withListPage(
  sections: readonly PageSection[],
  listPage: number,
): Promise<PageSection[]> {
  return await Promise.all(
    sections.map(async (section) => {
      if (section._type === 'timeline') {
        const slice = {...listSlice(listPage, listSizes.timeline)}
        return {...section, updates: await fetchContent(UPDATES_QUERY, slice, [])}
      }
      if ('listedQuestions' in section) {
        const slice = {...listSlice(listPage, listSizes.faqs)}
        return {...section, listedQuestions: await fetchContent(QUESTIONS_QUERY, slice, [])}
      }
      return section
    }),
  )
}

export type Page = NonNullable<Awaited<ReturnType<typeof getPage>>>
