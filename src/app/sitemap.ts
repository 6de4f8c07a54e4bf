import type {MetadataRoute} from 'next'
import {renderingConfiguration} from '#config/environment.server.ts'
import {getPublicPages} from '#content/queries/get-public-pages.ts'

/** Lists every page that may be indexed (SEO-1). Cached like a page, and invalidated with pages and clinicians. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const {publicOrigin} = renderingConfiguration().site
  return (await getPublicPages()).flatMap(({path, modified, listPages}) =>
    [path, ...listPages].map((each) => ({url: publicOrigin + each, lastModified: modified})),
  )
}
