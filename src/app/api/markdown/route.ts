import {answerMarkdown} from '#seo/page-documents/respond-with-markdown.server.ts'

/** The proxy leads addresses such as `/about.md` here; the request keeps the address it was made for. */
export async function GET(request: Request): Promise<Response> {
  return await answerMarkdown(request)
}
