import type {MetadataRoute} from 'next'
import type {PublicPage} from '#content/queries/get-public-pages.ts'

/**
 * Lists pages for search engines (SEO-1, sitemaps.org).
 *
 * @param pages - that may be found
 * @param origin - of the site, without a slash at its end
 */
export function composeSitemap(
  pages: readonly Pick<PublicPage, 'path' | 'modified' | 'listPages'>[],
  origin: string,
): MetadataRoute.Sitemap {
  return pages.flatMap(({path, modified, listPages}) =>
    [path, ...listPages].map((each) => ({url: origin + each, lastModified: modified})),
  )
}
