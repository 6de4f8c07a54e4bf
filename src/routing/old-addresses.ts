/** The end of a sentence, or of a bracket or quotation, that was copied with a link. */
const copiedEnd = /[.,;:!?)\]}>'"’”»…]+$/
const indexFile = /\/index\.(?:html?|php)$/i

/**
 * Writes an address in the one form in which redirects are compared: decoded and in lower case.
 *
 * @param path - as editors write it, or as a browser sends it
 */
export function addressKey(path: string): string {
  return decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
}

/**
 * Says whether a redirect can lead from an address: a path of this site that is no route of the API or the build.
 *
 * @param path - as an editor typed it
 */
export function isOldAddress(path: string): boolean {
  return (
    /^\/(?![/\\])[^?#\\\p{Cc}]+$/u.test(path) &&
    path.length <= 500 &&
    !/^\/(?:api|_next|media)(?:\/|$)/i.test(path)
  )
}

/**
 * Finds the path that a link meant which was copied with the end of its sentence, or names a file that other servers
 * show for a folder.
 *
 * @param path - of a request
 * @returns null when there is nothing to tidy up
 */
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
