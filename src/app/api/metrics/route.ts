import {createHash, timingSafeEqual} from 'node:crypto'
import {Registry} from 'prom-client'
import {configuration} from '#config/environment.server.ts'
import {problem} from '#http/problem.ts'
import {notFound} from '#http/responses.ts'
import {collectMetrics} from '#server/metrics/collect-metrics.server.ts'

export const dynamic = 'force-dynamic'

/** Prometheus metrics, protected by `METRICS_TOKEN` as bearer token (RFC 6750 §2.1), or 404 without one. */
export async function GET(request: Request): Promise<Response> {
  const {metricsToken} = configuration().secrets
  if (metricsToken === null) return notFound()
  const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!timingSafeEqual(digest(given), digest(metricsToken))) {
    return problem(
      {status: 401, title: 'Metrics require METRICS_TOKEN as a bearer token.'},
      {'www-authenticate': 'Bearer'},
    )
  }
  return new Response(await collectMetrics(), {
    headers: {'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store'},
  })
}

/** Hashes have equal lengths, as the constant-time comparison requires. */
const digest = (text: string) => createHash('sha256').update(text).digest()
