import {renderingConfiguration} from '#config/environment.server.ts'
import {checkHealth} from '#server/health.server.ts'

export const dynamic = 'force-dynamic'

/**
 * Says whether the site can do its work: 200 when database, content and what several
 * processes share answer, 503 with which does not. The Studio, whose
 * first screen says it to editors, may read the answer, and learns up to when the site knows what was published.
 */
export async function GET(): Promise<Response> {
  const {isHealthy, ...parts} = await checkHealth()
  const knowsContentUntil = globalThis.siteFreshness?.contentKnownUntil ?? null
  return Response.json(
    {
      status: isHealthy ? 'ok' : 'unavailable',
      ...parts,
      knowsContentUntil: knowsContentUntil === null ? null : new Date(knowsContentUntil),
    },
    {
      status: isHealthy ? 200 : 503,
      headers: {
        'cache-control': 'no-store',
        'access-control-allow-origin': new URL(renderingConfiguration().site.studioUrl).origin,
      },
    },
  )
}
