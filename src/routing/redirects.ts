import {redirectKey} from './old-addresses.ts'

export interface Redirect {
  readonly from: string
  readonly to: string
}

/** Returns the visited paths, `start` first; the last repeats an earlier one when the redirects are circular. */
export function followRedirects(redirects: readonly Redirect[], start: string): string[] {
  const next = new Map(redirects.map(({from, to}) => [redirectKey(from), to]))
  const way = [start]
  for (let to = next.get(redirectKey(start)); to !== undefined; to = next.get(redirectKey(to))) {
    way.push(to)
    if (isCircular(way)) break
  }
  return way
}

export function isCircular(way: readonly string[]): boolean {
  return new Set(way.map(redirectKey)).size < way.length
}

/** Points each redirect directly at its final destination and drops circular ones. */
export function shortenRedirects<R extends Redirect>(redirects: readonly R[]): R[] {
  return redirects.flatMap((redirect) => {
    const way = followRedirects(redirects, redirect.from)
    const end = way.at(-1)
    return isCircular(way) || end === undefined ? [] : [{...redirect, to: end}]
  })
}
