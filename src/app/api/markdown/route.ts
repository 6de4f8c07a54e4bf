import {respondWithMarkdown} from '#seo/page-documents/respond-with-markdown.server.ts'

/** Target of the proxy's rewrite of `/about.md`; the request keeps its original URL. */
export async function GET(request: Request): Promise<Response> {
  return await respondWithMarkdown(request)
}
