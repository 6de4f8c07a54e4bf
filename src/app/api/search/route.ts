import {answerSearch} from '#search/respond-with-results.server.ts'

/** Target of the proxy's rewrite of `/search?q=…`. */
export async function GET(request: Request): Promise<Response> {
  return await answerSearch(new URL(request.url).searchParams.get('q') ?? '')
}
