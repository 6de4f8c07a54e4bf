import {stegaClean} from '@sanity/client/stega'
import type {Metadata} from 'next'
import type {PAGE_QUERY_RESULT} from '#content/generated/sanity.types.ts'
import {fillTokens} from '#content/fill-tokens.ts'
import {updatesFeed, updatesPage} from '#model/updates-page.ts'
import {settingTokens, type TokenSettings} from '#content/setting-tokens.ts'

/** What of a page its metadata is made of. */
export type PageHead = Pick<NonNullable<PAGE_QUERY_RESULT>, 'path' | 'seo'>

/**
 * Makes title, description and canonical address of a page (G-1, G-4), free of the marks that draft mode puts
 * into texts.
 *
 * @param page - path and SEO fields of a page of the dataset
 * @param settings - the site settings; `%s` in the template stands for the title of the page
 * @param now - the moment the page is rendered at
 * @returns metadata as Next takes it
 */
export function composePageMetadata(
  page: PageHead,
  settings: TokenSettings & {titleTemplate: string},
  now: Date,
): Metadata {
  const template = fillTokens(settings.titleTemplate, settingTokens(settings, now))
  const {seo, path} = stegaClean(page)
  return {
    // A function: signs such as `$&` in a title stay what they are.
    title: stegaClean(template).replace('%s', () => seo.title),
    description: seo.description,
    alternates: {
      canonical: path,
      ...(path === updatesPage ? {types: {'application/atom+xml': updatesFeed}} : {}),
    },
    ...(seo.noIndex === true ? {robots: {index: false}} : {}),
  }
}
