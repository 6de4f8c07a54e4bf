import {respondWithResults} from '#search/respond-with-results.server.ts'

/** Target of the proxy's rewrite of `/search?q=…`. */
export async function GET(request: Request): Promise<Response> {
  return await respondWithResults(new URL(request.url).searchParams.get('q') ?? '')
}
