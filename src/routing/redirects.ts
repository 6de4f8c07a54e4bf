export interface Redirect {
  readonly from: string
  readonly to: string
}

/** Returns the visited paths, `start` first; the last repeats an earlier one when the redirects are circular. */
export function followRedirects(redirects: readonly Redirect[], start: string): string[] {
  const next = new Map(redirects.map(({from, to}) => [redirectKey(from), to]))
  const chain = [start]
  for (let to = next.get(redirectKey(start)); to !== undefined; to = next.get(redirectKey(to))) {
    chain.push(to)
    if (isCircular(chain)) break
  }
  return chain
}

export function isCircular(chain: readonly string[]): boolean {
  return new Set(chain.map(redirectKey)).size < chain.length
}

/** Points each redirect directly at its final destination and drops circular ones. */
export function shortenRedirects<R extends Redirect>(redirects: readonly R[]): R[] {
  return redirects.flatMap((redirect) => {
    const chain = followRedirects(redirects, redirect.from)
    const end = chain.at(-1)
    return isCircular(chain) || end === undefined ? [] : [{...redirect, to: end}]
  })
}

/** Punctuation copied along with a link. */
const copiedEnd = /[.,;:!?)\]}>'"’”»…]+$/
const indexFile = /\/index\.(?:html?|php)$/

/** Normalizes a path for comparing redirects: decoded and in lower case. */
export function redirectKey(path: string): string {
  return decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
}

/** Returns whether a redirect can start at a path: one of this site, outside API, build and media. */
export function isRedirectSource(path: string): boolean {
  return (
    /^\/(?![/\\])[^?#\\\p{Cc}]+$/u.test(path) &&
    path.length <= 500 &&
    !/^\/(?:api|_next|media)(?:\/|$)/i.test(path)
  )
}

/** Removes capitals, copied punctuation and index files from a path; null when there is nothing to remove. */
export function tidyPath(path: string): string | null {
  const tidy = decoded(path)
    .toLowerCase()
    .replace(copiedEnd, '')
    .replace(indexFile, '/')
    .replace(/\/+$/, '')
  return tidy === path ? null : tidy || '/'
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
