import {stegaClean} from '@sanity/client/stega'
import type {Metadata} from 'next'
import type {PAGE_QUERY_RESULT, SETTINGS_QUERY_RESULT} from '#content/generated/sanity.types.ts'
import {markdownPath} from '#shared/page-documents.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {updatesFeed, updatesPage} from '#shared/paths.ts'
import {imageUrl} from '#content/media/media-url.ts'
import {settingTokens, type TokenSettings} from '#content/queries/setting-tokens.ts'
import type {PageFacts} from './page-facts.ts'
import {versionedShareImagePath, shareImageSize} from './share-image-path.ts'

/** The page fields that metadata depends on. */
export interface PageHead extends Pick<NonNullable<PAGE_QUERY_RESULT>, 'path' | 'seo'> {
  /** Last change of the document; null for pages without one. */
  modified: string | null
  facts: PageFacts
}

/** Fallbacks from the site settings. */
type HeadSettings = Pick<
  NonNullable<SETTINGS_QUERY_RESULT>,
  'brand' | 'titleTemplate' | 'defaultDescription' | 'shareImage'
>

/** Returns a page's metadata without the invisible marks of draft mode (G-1, G-4, SEO-2, SEO-6). */
export function composePageMetadata(
  page: PageHead,
  settings: TokenSettings & HeadSettings,
  now: Date,
): Metadata {
  const tokens = settingTokens(settings, now)
  const template = fillTokens(settings.titleTemplate, tokens)
  const {seo, path, facts} = stegaClean(page)
  // A replacer function, because `$&` in a title must not be expanded.
  const title = stegaClean(template).replace('%s', () => seo.title)
  const description = seo.description || stegaClean(fillTokens(settings.defaultDescription, tokens))
  const brand = stegaClean(settings.brand)
  const shared = {
    title,
    description,
    images: [shareImage(path, facts, brand, seo.image ?? settings.shareImage)],
  }
  return {
    alternates: {
      canonical: path,
      types: {
        'text/markdown': markdownPath(path),
        ...(path === updatesPage ? {'application/atom+xml': updatesFeed} : {}),
      },
    },
    title,
    description,
    openGraph: {...shared, type: 'website', siteName: brand, locale: 'en_GB', url: path},
    twitter: {...shared, card: 'summary_large_image'},
    ...(seo.noIndex === true ? {robots: {index: false}} : {}),
  }
}

/** Returns the image that an editor chose for the page or the site, or else the generated one (SEO-6). */
function shareImage(
  path: string,
  {headline, art}: PageFacts,
  brand: string,
  chosen: HeadSettings['shareImage'],
) {
  // No social network shows an SVG.
  if (!chosen?.asset || chosen.extension === 'svg') {
    return {
      url: versionedShareImagePath({path, art, headline, brand}),
      ...shareImageSize,
      alt: headline,
    }
  }
  const {asset, width, height} = chosen
  const shownWidth = Math.min(width ?? shareImageSize.width, shareImageSize.width)
  return {
    url: imageUrl(asset, shareImageSize.width),
    width: shownWidth,
    height: width && height ? Math.round((height * shownWidth) / width) : shareImageSize.height,
    alt: headline,
  }
}
