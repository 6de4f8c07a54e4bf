/** Punctuation copied along with a link. */
const copiedEnd = /[.,;:!?)\]}>'"’”»…]+$/
const indexFile = /\/index\.(?:html?|php)$/i

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

/** Removes copied punctuation and index files from a path; null when there is nothing to remove. */
export function tidyPath(path: string): string | null {
  const tidy = decoded(path).replace(copiedEnd, '').replace(indexFile, '/').replace(/\/+$/, '')
  return tidy === path ? null : tidy || '/'
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
