import 'server-only'
import {join} from 'node:path'
import {isDevelopment} from '#config/runtime.ts'
import {hasPage} from '#route-table/route-table.ts'
import {routeTable} from '#route-table/route-table.server.ts'
import {notFoundPath, pageRoutes, pathAliases} from '#shared/paths.ts'
import {cachedPages, type CachedPageEvent, isCachedPageEvent} from './channels.ts'
import {deleteCachedPage, isPageCached, listCachedPages} from './page-files.ts'

/** Pages without a document. */
const fixedPaths: ReadonlySet<string> = new Set([
  notFoundPath,
  '/_not-found',
  ...Object.keys(pathAliases),
])

const buildFolder = join(process.cwd(), '.next')

/** Avoids repeated disk lookups. */
const renderedPaths = new Set<string>()
// The proxy uses this set, and another bundle deletes pages.
cachedPages.subscribe((message) => {
  if (isCachedPageEvent(message) && message.age === null) renderedPaths.delete(message.path)
})

/** Returns whether Next has a page on disk, and so can serve it while the content lake is unavailable. */
export function hasBeenRendered(path: string): boolean {
  if (renderedPaths.has(path) || isDevelopment()) return true
  const isCached = isPageCached(buildFolder, path)
  if (isCached) renderedPaths.add(path)
  return isCached
}

/** Keeps the cache bounded, together with the proxy, which forwards only known paths to the page route. */
export async function deleteUnpublishedPages(): Promise<void> {
  if (isDevelopment()) return
  try {
    for (const page of await listCachedPages(buildFolder, pageRoutes)) {
      // Read again for each page, because pages are published during the loop.
      if (fixedPaths.has(page.path) || hasPage(await routeTable(), page.path)) continue
      cachedPages.publish({path: page.path, age: null, isStored: false} satisfies CachedPageEvent)
      await deleteCachedPage(page)
    }
  } catch (error) {
    console.warn(
      'Cannot delete an unpublished page:',
      error instanceof Error ? error.message : error,
    )
  }
}
