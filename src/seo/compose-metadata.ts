import {stegaClean} from '@sanity/client/stega'
import type {Metadata} from 'next'
import type {PAGE_QUERY_RESULT, SETTINGS_QUERY_RESULT} from '#content/generated/sanity.types.ts'
import {fillTokens} from '#content/fill-tokens.ts'
import {updatesFeed, updatesPage} from '#model/updates-page.ts'
import {imageAddress} from '#content/media-address.ts'
import {settingTokens, type TokenSettings} from '#content/setting-tokens.ts'

/** What of a page its metadata is made of. */
export type PageHead = Pick<NonNullable<PAGE_QUERY_RESULT>, 'path' | 'seo'>

/** What of the site settings stands in for a page that has none of its own. */
type HeadSettings = Pick<
  NonNullable<SETTINGS_QUERY_RESULT>,
  'titleTemplate' | 'defaultDescription' | 'shareImage'
>

/** How large a shared picture is, in pixels, as the networks ask for it. */
const shared = {width: 1200, height: 630}

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
  settings: TokenSettings & HeadSettings,
  now: Date,
): Metadata {
  const tokens = settingTokens(settings, now)
  const template = fillTokens(settings.titleTemplate, tokens)
  const {seo, path} = stegaClean(page)
  // A function: signs such as `$&` in a title stay what they are.
  const title = stegaClean(template).replace('%s', () => seo.title)
  const description = seo.description || stegaClean(fillTokens(settings.defaultDescription, tokens))
  const asset = seo.image?.asset ?? settings.shareImage.asset
  return {
    alternates: {
      canonical: path,
      ...(path === updatesPage ? {types: {'application/atom+xml': updatesFeed}} : {}),
    },
    title,
    description,
    openGraph: {
      title,
      description,
      type: 'website',
      url: path,
      images: [{url: imageAddress(asset, shared.width), ...shared}],
    },
    ...(seo.noIndex === true ? {robots: {index: false}} : {}),
  }
}
