import {channel} from 'node:diagnostics_channel'

/** Response counters of this process, without labels about visitors. */
export interface SiteMetrics {
  /** Responses by status. */
  responses: Map<string, number>
  /** Pages by source: `memory` of the edge server, or the state of Next's cache (`hit`, `stale`, `miss`). */
  pages: Map<string, number>
}

/** Every module instance has its own counters, and adds them to a {@link SiteMetrics} published here. */
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
