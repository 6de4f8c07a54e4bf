import type {RequestListener} from 'node:http'
import {InFlightLimit} from '#edge/in-flight-limit.ts'
import {Origin} from '#edge/origin.ts'
import {PageCache} from '#edge/page-cache.ts'
import {createEdge, type EdgeOptions, type Limits} from '#edge/server.ts'
import {listen} from '#lib/testing/listen.ts'
import {transformHtml} from '#edge/transform-html.ts'

const limits: Limits = {
  reads: 32,
  writes: 32,
  waiting: 1000,
  keepAliveMs: 60_000,
  headersMs: 15_000,
  stallMs: 60_000,
  drainMs: 10_000,
}

interface TestOptions extends Partial<Omit<EdgeOptions, 'limits'>> {
  limits?: Partial<Limits>
  loads?: number
}

/** @param next - stands in for Next's request handler */
export async function startEdge(next: RequestListener, options: TestOptions = {}) {
  const origin = new Origin(next, 'localhost')
  const loads = new InFlightLimit(options.loads ?? 32)
  const cache = new PageCache({
    load: (path) => loads.run(() => origin.fetchPage(path)),
    recheckMs: 60_000,
    maxBytes: 1e7,
    transform: (response, digest) => transformHtml(response, `build=a&response=${digest}`),
  })
  const edge = await createEdge({
    cache,
    origin,
    next,
    folders: [],
    headers: [['x-content-type-options', 'nosniff']],
    buildId: 'a',
    draftSecret: null,
    trustedProxyHops: 0,
    ...options,
    limits: {...limits, ...options.limits},
  })
  const port = await listen(edge.server)
  return {
    edge,
    cache,
    port,
    async stop() {
      edge.server.closeAllConnections()
      await edge.close()
    },
  }
}
