import {checkHealth} from '#server/health.server.ts'

export const dynamic = 'force-dynamic'

/** Says whether the site can do its work: 200 when database and content answer, 503 with which does not. */
export async function GET(): Promise<Response> {
  const {isHealthy, database, content} = await checkHealth()
  return Response.json(
    {status: isHealthy ? 'ok' : 'unavailable', database, content},
    {status: isHealthy ? 200 : 503, headers: {'cache-control': 'no-store'}},
  )
}
