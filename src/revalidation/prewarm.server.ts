import 'server-only'
import {routeTable} from '#routing/table/route-table.server.ts'
import {getReferringPaths} from '#content/queries/get-referring-paths.ts'
import {maxPrewarmedPages, prewarmCandidates} from '#routing/prewarm-candidates.ts'
import {coalesce} from '#lib/coalesce.ts'
import {clinicianKinds, clinicianPaths, clinicianPlacesPath} from '#shared/clinicians.ts'
import {type ContentChange, pathsOfChange} from '#shared/content-change.ts'
import {llmsFile, securityFile, sitemapFile} from '#shared/generated-files.ts'
import {notFoundPath, pathAliases, updatesFeed} from '#shared/paths.ts'
import {PageFreshness} from './page-freshness.ts'
import {PageVisits} from './page-visits.ts'
import {prewarmPages} from './prewarm-pages.server.ts'
import {hasBeenRendered} from './stored-pages.server.ts'

/**
 * Renders stale pages before a visitor requests them. Changes that arrive while pages are rendered share the next
 * round, so that an import of a thousand documents costs a few rounds.
 */
export class Prewarmer {
  readonly #origin: string
  readonly #freshness = new PageFreshness()
  readonly #visits = new PageVisits()
  /** Changes that no round has taken yet. */
  #pending: ContentChange[] = []

  /** Apart from the other rounds: a change does not wait until an earlier one of the footer is on the last page. */
  readonly #runChanged = coalesce(async () => {
    const changes = this.#pending
    this.#pending = []
    await this.#prewarm(await changedPaths(changes))
  })

  readonly #runWanted = coalesce(async () => await this.#prewarm(await this.#wantedPaths()))

  /** @param origin - where this site answers itself */
  constructor(origin: string) {
    this.#origin = origin
  }

  /**
   * Renders the stale pages that changes name.
   *
   * @returns when a round that began after the change is over
   * @throws when the site does not answer itself; the next visitors of the pages make them fresh
   */
  async prewarmChanged(changes: readonly ContentChange[]): Promise<void> {
    this.#pending.push(...changes)
    await this.#runChanged()
  }

  /**
   * Renders the stale ones of all pages that are prewarmed whatever changes.
   *
   * @returns when a round that began after the call is over
   * @throws when the site does not answer itself; the next visitors of the pages make them fresh
   */
  async prewarmWanted(): Promise<void> {
    await this.#runWanted()
  }

  async #prewarm(paths: readonly string[]): Promise<void> {
    await prewarmPages(this.#origin, paths, this.#freshness)
  }

  /** Lists the pages that visitors want most, and what machines read, the most wanted first. */
  async #wantedPaths(): Promise<string[]> {
    const {pages, variants, listPages} = await routeTable()
    return [
      ...prewarmCandidates(this.#visits.mostVisited(), pages),
      // Most of them were never requested.
      ...[...variants, ...listPages].filter(hasBeenRendered).slice(0, maxPrewarmedPages),
      // Maps request them only where lists are long.
      ...(listPages.size === 0 ? [] : clinicianKinds.map(clinicianPlacesPath)),
      ...Object.keys(pathAliases),
      notFoundPath,
      updatesFeed,
      sitemapFile,
      llmsFile,
      securityFile,
    ]
  }
}

/** Lists where changes are seen: the pages of the documents, and those that refer to them. */
async function changedPaths(changes: readonly ContentChange[]): Promise<string[]> {
  const {pages} = await routeTable()
  const own = changes.flatMap((change) => [
    ...pathsOfChange(change),
    ...(change._type === 'clinician' && change.slug ? clinicianPaths(change.slug) : []),
  ])
  // A small site is prewarmed as a whole.
  const showing = pages.size > maxPrewarmedPages ? await pagesShowing(changes) : []
  // Also paths that are no longer published: Next's cache may hold something else for them.
  const named = new Set(changes.flatMap(pathsOfChange))
  return [...own, ...showing]
    .filter((path) => named.has(path) || pages.has(path))
    .slice(0, maxPrewarmedPages)
}

async function pagesShowing(changes: readonly ContentChange[]): Promise<string[]> {
  try {
    return await getReferringPaths(changes.map(({_id}) => _id))
  } catch {
    // Their next visitors make them fresh.
    return []
  }
}
