import {renderingConfiguration} from '#config/environment.server.ts'
import {getPublicPages} from '#content/queries/get-public-pages.ts'
import {composeSitemap} from '#seo/compose-sitemap.ts'

/** Kept like a page, and rendered again when a page or a clinician is published. */
export const dynamic = 'force-static'

/** What search engines may list (SEO-1): pages, or the files that list them. */
export async function GET(): Promise<Response> {
  const {publicOrigin} = renderingConfiguration().site
  const xml = composeSitemap(await getPublicPages(), publicOrigin)
  return new Response(xml, {headers: {'content-type': 'application/xml'}})
}
