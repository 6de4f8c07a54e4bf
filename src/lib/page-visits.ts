/** More paths than anybody prepares; of a site with more pages the least visited are forgotten. */
const maxPaths = 5000
/**
 * After so many visits older ones count half, so that what many ask for today comes before what many asked for once.
 */
const visitsBeforeAging = 100_000

interface Visits {
  byPath: Map<string, number>
  sinceAging: number
}

declare global {
  /** The server in front counts, and Next's bundles read; the process has one count. */
  var pageVisits: Visits | undefined
}

function visits(): Visits {
  return (globalThis.pageVisits ??= {byPath: new Map(), sinceAging: 0})
}

/**
 * Counts that somebody was given a page: a number for each path, and nothing about who it was.
 *
 * @param path - of a page that stands
 */
export function noteVisit(path: string): void {
  const counted = visits()
  counted.byPath.set(path, (counted.byPath.get(path) ?? 0) + 1)
  counted.sinceAging += 1
  if (counted.byPath.size > maxPaths || counted.sinceAging > visitsBeforeAging) age(counted)
}

/** @returns the paths that were visited lately, the most visited first */
export function mostVisited(): string[] {
  return [...visits().byPath].sort(([, a], [, b]) => b - a).map(([path]) => path)
}

function age(counted: Visits): void {
  counted.sinceAging = 0
  for (const [path, count] of counted.byPath) {
    if (count < 2) counted.byPath.delete(path)
    else counted.byPath.set(path, Math.floor(count / 2))
  }
}
