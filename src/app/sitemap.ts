import type {MetadataRoute} from 'next'
import {renderingConfiguration} from '#config/environment.server.ts'
import {getPublicPages} from '#content/queries/get-public-pages.ts'
import {composeSitemap} from '#seo/compose-sitemap.ts'

/** Kept like a page, and rendered again when a page or a clinician is published. */
export const dynamic = 'force-static'

/** What search engines may list (SEO-1). */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return composeSitemap(await getPublicPages(), renderingConfiguration().site.publicOrigin)
}
