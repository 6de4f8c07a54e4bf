import 'server-only'
import {notFoundPath, pathAliases} from '#model/paths.ts'
import {llmsFile, securityFile, sitemapFile} from '#model/machine-files.ts'
import {updatesFeed} from '#model/updates-page.ts'
import {knownPaths} from './known-paths.server.ts'
import {hasBeenRendered} from './page-cache.server.ts'
import {warmPages} from './warm-pages.server.ts'

/** Machines that take pages from opposite ends, and share what they rendered, each render half of them. */
type Order = 'firstFirst' | 'lastFirst'

/** Paths that changes named and that no round has taken yet; they go first. */
let urgent: string[] = []
/** The order of all other pages in the next round. */
let nextOrder: Order = 'firstFirst'
let waiting: Promise<void> | undefined
let running: Promise<void> | undefined

/**
 * Renders stale pages again: first those a change names, then any other. Changes that arrive while a round is
 * running share the next one, so that an import of a thousand documents costs a few rounds and not a thousand.
 *
 * @param origin - where this site answers itself
 * @param changedPaths - the paths the change adds, moves or removes
 * @param order - of all other pages
 * @returns when a round that began after the change is over
 */
export async function warmAfterChange(
  origin: string,
  changedPaths: readonly string[],
  order: Order = 'firstFirst',
): Promise<void> {
  urgent.push(...changedPaths)
  nextOrder = order
  waiting ??= (async () => {
    await running
    waiting = undefined
    running = round(origin)
    await running
  })()
  await waiting
}

async function round(origin: string): Promise<void> {
  const first = urgent
  urgent = []
  const order = nextOrder
  try {
    const {pages, variants} = await knownPaths()
    const others = [
      ...pages,
      // Most of them nobody has ever asked for.
      ...[...variants].filter(hasBeenRendered),
      ...Object.keys(pathAliases),
      notFoundPath,
      updatesFeed,
      sitemapFile,
      llmsFile,
      securityFile,
    ]
    await warmPages(origin, [...first, ...(order === 'lastFirst' ? others.toReversed() : others)])
  } catch (error) {
    // Nothing is lost: a stale page is rendered again for its next visitor.
    console.warn('Pages could not be warmed:', error instanceof Error ? error.message : error)
  }
}
