import {collectDefaultMetrics, Counter, Histogram, Registry} from 'prom-client'
import {pageCacheHeader} from '#config/next-internals.ts'
import {isOwnRequest} from '#http/own-requests.ts'
import {type Stop, watchResponses} from '#server/watch-process.ts'

declare global {
  /** Shared by the module instances of the edge server and of Next's bundles. */
  var siteMetricsState: SiteMetrics | undefined
}

type SiteMetrics = ReturnType<typeof createMetrics>

/** Returns the metrics of this process, without labels about visitors. */
export const siteMetrics = (): SiteMetrics => (globalThis.siteMetricsState ??= createMetrics())

function createMetrics() {
  const register = new Registry()
  const registers = [register]
  // CPU, memory, event-loop delay and garbage collection.
  collectDefaultMetrics({register})
  return {
    register,
    responses: new Counter({
      name: 'site_responses_total',
      help: 'Responses to visitors.',
      labelNames: ['status'],
      registers,
    }),
    /** By source: `memory` of the edge server, or the state of Next's cache (`hit`, `stale`, `miss`). */
    pages: new Counter({
      name: 'site_pages_total',
      help: 'Pages, by the cache that they came from.',
      labelNames: ['cache'],
      registers,
    }),
    seconds: new Histogram({
      name: 'site_response_seconds',
      help: 'From request to response, for visitors.',
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  }
}

/** Measures responses to visitors, and counts pages from Next by their cache state. */
export function measureResponses(): Stop {
  const {responses, pages, seconds} = siteMetrics()
  return watchResponses((response, durationMs) => {
    if (isOwnRequest(response.req)) return
    const state = response.getHeader(pageCacheHeader)
    if (typeof state === 'string') pages.inc({cache: state.toLowerCase()})
    responses.inc({status: String(response.statusCode)})
    if (durationMs !== null) seconds.observe(durationMs / 1000)
  })
}
