import {renderingConfiguration} from '#config/environment.server.ts'
import {getPublicPages} from '#content/queries/get-public-pages.ts'
import {composeSitemap} from '#seo/compose-sitemap.ts'

/** Cached like a page, and invalidated with pages and clinicians. */
export const dynamic = 'force-static'

/** Sitemap, or index of its parts (SEO-1). */
export async function GET(): Promise<Response> {
  const {publicOrigin} = renderingConfiguration().site
  const xml = composeSitemap(await getPublicPages(), publicOrigin)
  return new Response(xml, {headers: {'content-type': 'application/xml'}})
}
