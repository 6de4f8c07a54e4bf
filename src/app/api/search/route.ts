import {answerSearch} from '#search/respond-with-results.server.ts'

/** The proxy leads `/search?q=…` here. */
export async function GET(request: Request): Promise<Response> {
  return await answerSearch(new URL(request.url).searchParams.get('q') ?? '')
}
