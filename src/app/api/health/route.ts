import {renderingConfiguration} from '#config/environment.server.ts'
import {checkHealth} from '#server/health.server.ts'

export const dynamic = 'force-dynamic'

/**
 * Health check: 200 when database, content and shared state respond, otherwise 503 with the failing part. The
 * Studio's start screen reads it across origins, including up to when published content is known.
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
