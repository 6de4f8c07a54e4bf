import {channel} from 'node:diagnostics_channel'

/** What this process counts about its responses; no label names a visitor. */
export interface SiteMetrics {
  /** Responses to visitors by status. */
  answers: Map<string, number>
  /** Pages by where they came from: `memory` of the edge server, or as Next says (`hit`, `stale`, `miss`). */
  pages: Map<string, number>
}

/**
 * The edge server and each bundle of Next load a module instance of their own, which counts for itself. A collection
 * passes an empty {@link SiteMetrics} over this channel of the process, and every instance adds its counts.
 */
const collections = channel('site.metrics')

const counted: SiteMetrics = {answers: new Map(), pages: new Map()}

collections.subscribe((message) => {
  if (!(message instanceof Object)) return
  for (const name of ['answers', 'pages'] as const) {
    const total: unknown = Reflect.get(message, name)
    if (total instanceof Map) for (const [label, value] of counted[name]) add(total, label, value)
  }
})

/** @returns the counts of the process */
export function collectCounts(): SiteMetrics {
  const total: SiteMetrics = {answers: new Map(), pages: new Map()}
  collections.publish(total)
  return total
}

/**
 * @param counter - of {@link SiteMetrics}
 * @param label - of what is counted; few are possible
 */
export function count(counter: keyof SiteMetrics, label: string): void {
  add(counted[counter], label, 1)
}

function add(counter: Map<unknown, unknown>, label: string, value: number): void {
  counter.set(label, Number(counter.get(label) ?? 0) + value)
}
