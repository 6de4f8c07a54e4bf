import 'server-only'
import {join} from 'node:path'
import {isDevelopment} from '#config/runtime.ts'
import {hasPage} from '#routing/table/route-table.ts'
import {routeTable} from '#routing/table/route-table.server.ts'
import {notFoundPath, pageRoutes, pathAliases} from '#shared/paths.ts'
import {cachedPages, type CachedPageEvent, isCachedPageEvent} from './channels.ts'
import {deleteCachedPage, isPageCached, listCachedPages} from './page-files.ts'

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
// The proxy reads this set; another bundle deletes pages.
cachedPages.subscribe((message) => {
  if (isCachedPageEvent(message) && message.age === null) renderedPaths.delete(message.path)
})

/**
 * Says whether Next has a page on disk, and so can answer while the content lake is unavailable.
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
 * Deletes pages that are no longer published from Next's page cache on disk. The proxy forwards known paths alone to
 * the route of pages, so the cache never holds more than the published pages, the aliases and the not-found page.
 */
export async function deleteUnpublishedPages(): Promise<void> {
  if (isDevelopment()) return
  try {
    for (const page of await listCachedPages(buildFolder, pageRoutes)) {
      // Pages are published meanwhile.
      if (ownPaths.has(page.path) || hasPage(await routeTable(), page.path)) continue
      cachedPages.publish({path: page.path, age: null, isStored: false} satisfies CachedPageEvent)
      await deleteCachedPage(page)
    }
  } catch (error) {
    console.warn(
      'An unpublished page could not be deleted:',
      error instanceof Error ? error.message : error,
    )
  }
}
