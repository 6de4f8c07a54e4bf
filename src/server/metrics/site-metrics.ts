import {channel} from 'node:diagnostics_channel'
import {pageCacheHeader} from '#config/next-internals.ts'
import {isOwnRequest} from '#http/own-requests.ts'
import {type Stop, watchResponses} from '#server/watch-process.ts'

/** Response counters of this process, without labels about visitors. */
export interface SiteMetrics {
  /** Responses by status. */
  responses: Map<string, number>
  /** Pages by source: `memory` of the edge server, or the state of Next's cache (`hit`, `stale`, `miss`). */
  pages: Map<string, number>
}

/** Publishes {@link SiteMetrics} to collect counts: every module instance adds its own. */
const collections = channel('site.metrics')

const counted: SiteMetrics = {responses: new Map(), pages: new Map()}

collections.subscribe((message) => {
  if (!(message instanceof Object)) return
  for (const name of ['responses', 'pages'] as const) {
    const total: unknown = Reflect.get(message, name)
    if (total instanceof Map) for (const [label, value] of counted[name]) add(total, label, value)
  }
})

export function collectCounts(): SiteMetrics {
  const total: SiteMetrics = {responses: new Map(), pages: new Map()}
  collections.publish(total)
  return total
}

/** @param label - one of few possible values */
export function count(counter: keyof SiteMetrics, label: string): void {
  add(counted[counter], label, 1)
}

function add(counter: Map<unknown, unknown>, label: string, value: number): void {
  counter.set(label, Number(counter.get(label) ?? 0) + value)
}

/** Counts responses to visitors by status, and pages from Next by their cache state. */
export function countResponses(): Stop {
  return watchResponses((response) => {
    if (isOwnRequest(response.req)) return
    const state = response.getHeader(pageCacheHeader)
    if (typeof state === 'string') count('pages', state.toLowerCase())
    count('responses', String(response.statusCode))
  })
}
