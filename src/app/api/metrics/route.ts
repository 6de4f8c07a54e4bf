import {createHash, timingSafeEqual} from 'node:crypto'
import {configuration} from '#config/environment.server.ts'
import {problem} from '#http/problem.ts'
import {notFound} from '#http/responses.ts'
import {collectMetrics} from '#server/metrics/collect-metrics.server.ts'
import {exposition, expositionType} from '#server/metrics/exposition.ts'

export const dynamic = 'force-dynamic'

/**
 * What Prometheus asks for, with `METRICS_TOKEN` as a bearer token (RFC 6750 §2.1). Without one there is nothing here.
 */
export async function GET(request: Request): Promise<Response> {
  const {metricsToken} = configuration().secrets
  if (metricsToken === null) return notFound()
  const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!timingSafeEqual(digest(given), digest(metricsToken))) {
    return problem(
      {status: 401, title: 'Metrics are for whoever has METRICS_TOKEN.'},
      {'www-authenticate': 'Bearer'},
    )
  }
  return new Response(exposition(await collectMetrics()), {
    headers: {'content-type': expositionType, 'cache-control': 'no-store'},
  })
}

/** Texts of different lengths cannot be compared in constant time. */
const digest = (text: string) => createHash('sha256').update(text).digest()
