import {renderingConfiguration} from '#config/environment.server.ts'
import {getPublicPages} from '#content/queries/get-public-pages.ts'
import {composeSitemapPart} from '#seo/compose-sitemap.ts'

/** Kept like a page from its first request on, and rendered again when a page or a clinician is published. */
export const dynamic = 'force-static'

/** A part of the sitemap (SEO-1), which the proxy shows at its file; it lets no number through that cannot be one. */
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
