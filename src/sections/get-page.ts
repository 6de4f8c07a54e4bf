import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import type {VisitPlace} from '#shared/clinicians.ts'
import {listSizes, listSlice} from '#routing/list-pages.ts'
import {pathTag} from '#revalidation/tags/cache-tags.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {
  listedQuestions,
  questionOrder,
  resolvedSections,
  sharedFields,
} from '#content/fragments/sections.ts'
import {imageFields} from '#content/fragments/image.ts'
import {visibleContent} from '#content/client/visible-content.server.ts'
import type {PageSection} from '#content/section-props.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {questionFields} from './faqs/faqs.query.ts'
import {presentSections} from './present-sections.ts'
import {requireSectionContent} from './require-section-content.server.ts'
import {sectionFields} from './registry.ts'
import {updateFields} from './timeline/timeline.query.ts'
import {withListedClinicians} from './with-listed-clinicians.server.ts'

const PAGE_QUERY = defineQuery(/* groq */ `*[_type == "page" && path.current == $path][0]{
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
    "image": seo.image{${imageFields}}
  },
  ${sharedFields},
  "sections": ${resolvedSections}{${sectionFields}}
}`)

/**
 * Asked apart: a stretch that parameters choose would make the content lake parse the query of the page each time.
 */
const UPDATES_QUERY = defineQuery(
  /* groq */ `*[_type == "update"] | order(date desc, _id asc)[$listStart...$listEnd]{${updateFields}}`,
)

const QUESTIONS_QUERY = defineQuery(
  /* groq */ `${listedQuestions} | ${questionOrder}[$listStart...$listEnd]{${questionFields}}`,
)

/**
 * Reads the page that stands at a path, with everything its sections need.
 *
 * @param path - a path as stored on the page document, for instance `/about`
 * @param listPage - which page of its list is shown, where it has a long one
 * @param visitPlace - where those can be seen whom a list that can be filtered shows; null when it shows all
 * @returns the page with the tokens in its copy filled, or `null` when no page stands there
 * @throws Error when something that one of its sections shows is not published
 */
export const getPage = cache(
  async (path: string, listPage = 1, visitPlace: VisitPlace | null = null) => {
    const [page, settings] = await Promise.all([
      fetchContent(PAGE_QUERY, {path}, [pathTag(path)]),
      getSettings(),
    ])
    if (page === null) return null
    const present = presentSections(page.sections)
    await requireSectionContent(present)
    const further = listPage === 1 ? present : await atListPage(present, listPage)
    const sections = await withListedClinicians(further, listPage, visitPlace, settings.sampleData)
    const shown = await visibleContent({...page, sections}, settings.sampleData)
    return fillTokens(shown, settingTokens(settings, new Date()))
  },
)

/** What the page query brought is the first page of a list. */
async function atListPage(
  sections: readonly PageSection[],
  listPage: number,
): Promise<PageSection[]> {
  return await Promise.all(
    sections.map(async (section) => {
      if (section._type === 'timeline') {
        const stretch = {...listSlice(listPage, listSizes.timeline)}
        return {...section, updates: await fetchContent(UPDATES_QUERY, stretch, [])}
      }
      if ('listedQuestions' in section) {
        const stretch = {...listSlice(listPage, listSizes.faqs)}
        return {...section, listedQuestions: await fetchContent(QUESTIONS_QUERY, stretch, [])}
      }
      return section
    }),
  )
}

export type Page = NonNullable<Awaited<ReturnType<typeof getPage>>>
