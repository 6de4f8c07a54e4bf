import 'server-only'
import {refreshRouteTable} from '#routing/table/route-table.server.ts'
import {deleteUnpublishedPages} from './stored-pages.server.ts'

/** How often the paths are read again, for changes whose webhook was lost, in milliseconds. */
const refreshMs = 5 * 60_000
const retryMs = 5000

/**
 * Reads the published paths again, and deletes pages from Next's cache that are no longer published.
 *
 * @throws LakeUnavailableError when the content lake does not answer; the paths stay as they were
 */
export async function refreshPaths(): Promise<void> {
  if (await refreshRouteTable()) await deleteUnpublishedPages()
}

/** Reads the published paths at the start and every five minutes, and five seconds after a failure. */
export function startPathRefresh(): void {
  let isAway = false
  const run = async () => {
    try {
      await refreshRouteTable()
      // Also pages that were rendered while they were being deleted.
      await deleteUnpublishedPages()
      if (isAway) console.info('The content lake is back.')
      isAway = false
    } catch (error) {
      if (!isAway) {
        console.warn(
          'Visitors get what was rendered before:',
          error instanceof Error ? error.message : error,
        )
      }
      isAway = true
    }
    setTimeout(() => void run(), isAway ? retryMs : refreshMs).unref()
  }
  void run()
}
