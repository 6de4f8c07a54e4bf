import {respondWithResults} from '#search/respond-with-results.server.ts'

/** The proxy rewrites `/search?q=…` to this route. */
export async function GET(request: Request): Promise<Response> {
  return await respondWithResults(new URL(request.url).searchParams.get('q') ?? '')
}
