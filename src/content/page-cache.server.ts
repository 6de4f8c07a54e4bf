import 'server-only'
import {isDevelopment} from '#config/runtime.ts'
import {join} from 'node:path'
import {deleteCachedPage, isPageCached, listCachedPages} from '#lib/next-internals.ts'
import {notFoundPath, pageRoutes, pathAliases} from '#model/paths.ts'

/** Pages that no document stands behind. */
const ownPaths: ReadonlySet<string> = new Set([
  notFoundPath,
  '/_not-found',
  '/review',
  ...Object.keys(pathAliases),
])

const buildFolder = join(process.cwd(), '.next')

/** Paths that were found in the cache; none is missing in it that is here. */
const renderedPaths = new Set<string>()

/**
 * Says whether Next has a page on disk, and so can answer while the content lake is away.
 *
 * @param path - of a published page
 */
export function hasBeenRendered(path: string): boolean {
  if (renderedPaths.has(path) || isDevelopment()) return true
  const isCached = isPageCached(buildFolder, path)
  if (isCached) renderedPaths.add(path)
  return isCached
}

/**
 * Deletes pages that are published no more from Next's page cache on disk. Together with the proxy, which lets nothing
 * but known paths reach the route of pages, this bounds the cache: it never holds more than the published pages, the
 * aliases and the not-found page.
 *
 * @param isKnown - whether a page is published at a path, as it is when the question is asked
 */
export async function deleteUnknownPages(isKnown: (path: string) => boolean): Promise<void> {
  if (isDevelopment()) return
  try {
    for (const page of await listCachedPages(buildFolder, pageRoutes)) {
      if (ownPaths.has(page.path) || isKnown(page.path)) continue
      renderedPaths.delete(page.path)
      globalThis.pageFreshness?.forget(page.path)
      await deleteCachedPage(page)
    }
  } catch (error) {
    console.warn(
      'A page that is gone could not be deleted:',
      error instanceof Error ? error.message : error,
    )
  }
}
