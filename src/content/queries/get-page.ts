import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {pathTag} from '@/model/tags'
import {fetchContent} from '../fetch-content.server'
import {fillTokens} from '../fill-tokens'
import {imageFields} from '../fragments/image'
import {settingTokens} from '../setting-tokens'
import {getSettings} from './get-settings'
import {sectionFields} from './section-queries'

const PAGE_QUERY = defineQuery(/* groq */ `*[_type == "page" && path.current == $path][0]{
  _id,
  _type,
  title,
  "path": path.current,
  banner,
  seo{title, description, noIndex, image{${imageFields}}},
  sections[]{${sectionFields}}
}`)

/**
 * Reads the page that stands at a path, with everything its sections need.
 *
 * @param path - a path as stored on the page document, for instance `/about`
 * @returns the page with the tokens in its copy filled, or `null` when no page stands there
 */
export const getPage = cache(async (path: string) => {
  const [page, settings] = await Promise.all([
    fetchContent(PAGE_QUERY, {path}, [pathTag(path)]),
    getSettings(),
  ])
  return page === null ? null : fillTokens(page, settingTokens(settings, new Date()))
})

export type Page = NonNullable<Awaited<ReturnType<typeof getPage>>>
export type PageSection = NonNullable<Page['sections']>[number]
