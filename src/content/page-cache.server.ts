import 'server-only'
import {join} from 'node:path'
import {deleteCachedPage, listCachedPages} from '#lib/next-internals.ts'
import {notFoundPath, pageRoute, pathAliases} from '#model/paths.ts'

/** Pages that no document stands behind. */
const ownPaths: ReadonlySet<string> = new Set([
  notFoundPath,
  '/_not-found',
  '/review',
  ...Object.keys(pathAliases),
])

/**
 * Deletes pages that are published no more from Next's page cache on disk. Together with the proxy, which lets nothing
 * but known paths reach the route of pages, this bounds the cache: it never holds more than the published pages, the
 * aliases and the not-found page.
 *
 * @param isKnown - whether a page is published at a path, as it is when the question is asked
 */
export async function deleteUnknownPages(isKnown: (path: string) => boolean): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return
  try {
    for (const page of listCachedPages(join(process.cwd(), '.next'), pageRoute)) {
      if (!ownPaths.has(page.path) && !isKnown(page.path)) await deleteCachedPage(page)
    }
  } catch (error) {
    console.warn(
      'A page that is gone could not be deleted:',
      error instanceof Error ? error.message : error,
    )
  }
}
