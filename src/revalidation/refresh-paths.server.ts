import 'server-only'
import {refreshRouteTable} from '#route-table/route-table.server.ts'
import {deleteUnpublishedPages} from './stored-pages.server.ts'

/** Backstop for lost webhooks. */
const refreshMs = 5 * 60_000
const retryMs = 5000

/** @throws LakeUnavailableError when the content lake doesn't respond; the paths stay as they were */
export async function refreshPaths(): Promise<void> {
  if (await refreshRouteTable()) await deleteUnpublishedPages()
}

export function startPathRefresh(): void {
  let isUnavailable = false
  const run = async () => {
    try {
      await refreshRouteTable()
      // Includes pages that were stored during the previous deletion.
      await deleteUnpublishedPages()
      if (isUnavailable) console.info('The content lake is available again.')
      isUnavailable = false
    } catch (error) {
      if (!isUnavailable) {
        console.warn(
          'The content lake is unavailable, so visitors get cached pages:',
          error instanceof Error ? error.message : error,
        )
      }
      isUnavailable = true
    }
    setTimeout(() => void run(), isUnavailable ? retryMs : refreshMs).unref()
  }
  void run()
}
