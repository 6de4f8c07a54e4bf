/** What this process counts about itself; nothing of it is about any one person. */
export interface SiteMetrics {
  /** Answers to visitors by status. */
  answers: Map<string, number>
  /** Pages by where they came from: `memory` of the edge server, or as Next says (`hit`, `stale`, `miss`). */
  pages: Map<string, number>
  publications: {
    count: number
    /** From the webhook until no page was stale any more, added up, in seconds. */
    seconds: number
    lastSeconds: number | null
  }
  /** Up to when this process knows what was published, in milliseconds since the epoch; null until it has asked. */
  knowsContentUntil: number | null
}

declare global {
  /** Next gives each bundle its own modules, and the edge server is none of them; the process counts once. */
  var siteMetrics: SiteMetrics | undefined
}

/** @returns the counters of this process */
export function siteMetrics(): SiteMetrics {
  globalThis.siteMetrics ??= {
    answers: new Map(),
    pages: new Map(),
    publications: {count: 0, seconds: 0, lastSeconds: null},
    knowsContentUntil: null,
  }
  return globalThis.siteMetrics
}

/**
 * @param counter - one of {@link SiteMetrics}
 * @param label - of what is counted; few are possible
 */
export function count(counter: Map<string, number>, label: string): void {
  counter.set(label, (counter.get(label) ?? 0) + 1)
}

/**
 * Notes that a publication is on every page.
 *
 * @param seconds - since the webhook came
 */
export function notePublication(seconds: number): void {
  const {publications} = siteMetrics()
  publications.count += 1
  publications.seconds += seconds
  publications.lastSeconds = seconds
}

/** Notes that this process was told of a publication, or has asked what is published. */
export function noteContentKnown(): void {
  siteMetrics().knowsContentUntil = Date.now()
}
