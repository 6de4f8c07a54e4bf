import {addressKey} from './old-addresses.ts'

/** An old address and where it leads. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/**
 * Follows redirects from an address to where a visitor ends.
 *
 * @param redirects - all of them
 * @param start - the address to begin at
 * @returns the addresses on the way, `start` first; the last is one of the others where they lead in a circle
 */
export function followRedirects(redirects: readonly Redirect[], start: string): string[] {
  const next = new Map(redirects.map(({from, to}) => [addressKey(from), to]))
  const way = [start]
  for (let to = next.get(addressKey(start)); to !== undefined; to = next.get(addressKey(to))) {
    way.push(to)
    if (isCircular(way)) break
  }
  return way
}

/**
 * Says whether following redirects never ends.
 *
 * @param way - as `followRedirects` gave it
 */
export function isCircular(way: readonly string[]): boolean {
  return new Set(way.map(addressKey)).size < way.length
}

/**
 * Leads each old address straight to where a visitor ends, without the stations between; leaves out those that lead in
 * a circle, so that no browser is sent round.
 *
 * @param redirects - as editors wrote them
 */
export function shortenRedirects<R extends Redirect>(redirects: readonly R[]): R[] {
  return redirects.flatMap((redirect) => {
    const way = followRedirects(redirects, redirect.from)
    const end = way.at(-1)
    return isCircular(way) || end === undefined ? [] : [{...redirect, to: end}]
  })
}
