import {renderingConfiguration} from '#config/environment.server.ts'
import {getPublicPages} from '#content/queries/get-public-pages.ts'
import {composeSitemapPart} from '#seo/compose-sitemap.ts'

/** Cached like a page from its first request, and invalidated with pages and clinicians. */
export const dynamic = 'force-static'

/** Sitemap part (SEO-1). The proxy rewrites requests with valid numbers to this route. */
export async function GET(
  _request: Request,
  {params}: {params: Promise<{number: string}>},
): Promise<Response> {
  const {number} = await params
  const {publicOrigin} = renderingConfiguration().site
  const xml = composeSitemapPart(await getPublicPages(), publicOrigin, Number(number))
  if (xml === null) return new Response('Not found', {status: 404})
  return new Response(xml, {headers: {'content-type': 'application/xml'}})
}
