import 'server-only'
import {mostVisited} from '#lib/page-visits.ts'
import {coalesce} from '#lib/coalesce.ts'
import {clinicianKinds, clinicianPaths, clinicianPlacesPath} from '#model/clinicians.ts'
import {notFoundPath, pathAliases} from '#model/paths.ts'
import {llmsFile, securityFile, sitemapFile} from '#model/machine-files.ts'
import {type ContentChange, pathsOfChange} from '#model/tags.ts'
import {updatesFeed} from '#model/updates-page.ts'
import {knownPaths} from './known-paths.server.ts'
import {hasBeenRendered} from './page-cache.server.ts'
import {getPagesShowing} from './queries/get-pages-showing.ts'
import {maxPreparedPages, wantedPages} from './wanted-pages.ts'
import {warmPages} from './warm-pages.server.ts'

/** Changes that no round has taken yet; what they name goes first. */
let urgent: ContentChange[] = []
let ownOrigin = ''

/** Beside the other rounds: what was published now does not wait until a footer is on the last page. */
const runChanged = coalesce(async () => {
  const changes = urgent
  urgent = []
  await warm(() => changedPaths(changes))
})

const runPrepared = coalesce(async () => {
  await warm(preparedPaths)
})

/**
 * Renders the stale pages again that changes name; `warmPrepared` has all others. Changes that arrive while a round is
 * running share the next one, so that an import of a thousand documents costs a few rounds and not a thousand.
 *
 * @param origin - where this site answers itself
 * @param changes - what was published
 * @returns when a round that began after the change is over
 */
export async function warmChanged(
  origin: string,
  changes: readonly ContentChange[],
): Promise<void> {
  ownOrigin = origin
  urgent.push(...changes)
  await runChanged()
}

/**
 * Renders the stale ones of all pages again that are kept fresh before anybody asks.
 *
 * @param origin - where this site answers itself
 * @returns when a round that began after the call is over
 */
export async function warmPrepared(origin: string): Promise<void> {
  ownOrigin = origin
  await runPrepared()
}

/**
 * Nothing is lost when it fails: a stale page is rendered again for its next visitor. Said once for all who share a
 * round.
 */
async function warm(list: () => Promise<string[]>): Promise<void> {
  try {
    await warmPages(ownOrigin, await list())
  } catch (error) {
    console.warn('Pages could not be warmed:', error instanceof Error ? error.message : error)
  }
}

/**
 * Lists what is kept fresh before anybody asks: the pages that visitors want most, and what machines read.
 *
 * @returns paths, the most wanted first
 * @throws LakeUnavailableError when the paths are not known yet and the content lake does not answer
 */
export async function preparedPaths(): Promise<string[]> {
  const {pages, variants, listPages} = await knownPaths()
  return [
    ...wantedPages(mostVisited(), pages),
    // Most of them nobody has ever asked for.
    ...[...variants, ...listPages].filter(hasBeenRendered).slice(0, maxPreparedPages),
    // Maps ask for them only where lists are long.
    ...(listPages.size === 0 ? [] : clinicianKinds.map(clinicianPlacesPath)),
    ...Object.keys(pathAliases),
    notFoundPath,
    updatesFeed,
    sitemapFile,
    llmsFile,
    securityFile,
  ]
}

/**
 * Where changes are seen, also on pages that are not prepared: those of the documents, and those that refer to them.
 */
async function changedPaths(changes: readonly ContentChange[]): Promise<string[]> {
  const {pages} = await knownPaths()
  const own = changes.flatMap((change) => [
    ...pathsOfChange(change),
    ...(change._type === 'clinician' && change.slug ? clinicianPaths(change.slug) : []),
  ])
  // A few pages are all prepared: only of a large site it has to be asked which are meant.
  const showing = pages.size > maxPreparedPages ? await pagesShowing(changes) : []
  // A path at which nothing stands any more is asked for too: something else may stand there in Next's cache.
  const named = new Set(changes.flatMap(pathsOfChange))
  return [...own, ...showing]
    .filter((path) => named.has(path) || pages.has(path))
    .slice(0, maxPreparedPages)
}

async function pagesShowing(changes: readonly ContentChange[]): Promise<string[]> {
  try {
    return await getPagesShowing(changes.map(({_id}) => _id))
  } catch {
    // They are rendered again when somebody comes; the prepared ones need no such answer.
    return []
  }
}
