import {respondWithMarkdown} from '#seo/page-documents/respond-with-markdown.server.ts'

/** The proxy rewrites paths such as `/about.md` to this route; the request keeps its original URL. */
export async function GET(request: Request): Promise<Response> {
  return await respondWithMarkdown(request)
}
