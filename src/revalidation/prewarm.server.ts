import 'server-only'
import {routeTable} from '#route-table/route-table.server.ts'
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

/** Renders stale pages before visitors request them. Changes that arrive during a round share the next one. */
export class Prewarmer {
  readonly #origin: string
  readonly #freshness = new PageFreshness()
  readonly #visits = new PageVisits()
  #pending: ContentChange[] = []

  /** Separate from the other rounds, which are slow after a change of the footer. */
  readonly #runChanged = coalesce(async () => {
    const changes = this.#pending
    this.#pending = []
    await this.#prewarm(await changedPaths(changes))
  })

  readonly #runCandidates = coalesce(async () => await this.#prewarm(await this.#candidatePaths()))

  /** @param origin - the site's own address */
  constructor(origin: string) {
    this.#origin = origin
  }

  /**
   * Resolves after a round that began after the call.
   *
   * @throws when the site doesn't respond; the pages are then rendered for their next visitors
   */
  async prewarmChanged(changes: readonly ContentChange[]): Promise<void> {
    this.#pending.push(...changes)
    await this.#runChanged()
  }

  /**
   * Renders the stale pages among those that are always prewarmed.
   *
   * @throws when the site doesn't respond; the pages are then rendered for their next visitors
   */
  async prewarmCandidates(): Promise<void> {
    await this.#runCandidates()
  }

  async #prewarm(paths: readonly string[]): Promise<void> {
    await prewarmPages(this.#origin, paths, this.#freshness)
  }

  /** Most visited pages first, then generated files. */
  async #candidatePaths(): Promise<string[]> {
    const {pages, variants, listPages} = await routeTable()
    return [
      ...prewarmCandidates(this.#visits.mostVisited(), pages),
      // Most variants were never requested.
      ...[...variants, ...listPages].filter(hasBeenRendered).slice(0, maxPrewarmedPages),
      // Maps request them only for paged lists.
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

async function changedPaths(changes: readonly ContentChange[]): Promise<string[]> {
  const {pages} = await routeTable()
  const own = changes.flatMap((change) => [
    ...pathsOfChange(change),
    ...(change._type === 'clinician' && change.slug ? clinicianPaths(change.slug) : []),
  ])
  // A small site is prewarmed as a whole.
  const showing = pages.size > maxPrewarmedPages ? await pagesShowing(changes) : []
  // Includes unpublished paths, for which the cache may still have a page.
  const named = new Set(changes.flatMap(pathsOfChange))
  return [...own, ...showing]
    .filter((path) => named.has(path) || pages.has(path))
    .slice(0, maxPrewarmedPages)
}

async function pagesShowing(changes: readonly ContentChange[]): Promise<string[]> {
  try {
    return await getReferringPaths(changes.map(({_id}) => _id))
  } catch {
    // Their next visitors refresh them.
    return []
  }
}
