import 'server-only'
import {contentClient, probeClient} from '#content/client/client.server.ts'
import {keepJson, readKeptJson} from '#content/client/json-file-cache.server.ts'
import {coalesce} from '#lib/coalesce.ts'
import type {DocumentType} from '#shared/documents.ts'
import {listPagePath, listSizes} from '#routing/list-pages.ts'
import type {ContentChange} from '#shared/content-change.ts'
import {updatesPage} from '#shared/updates-page.ts'
import {QuestionPlaces} from './question-places.ts'
import {
  questionsPage,
  readSearchEntries,
  readSearchFrame,
  readSearchIds,
  searchedTypes,
  type SearchFrame,
} from './read-search-content.server.ts'
import {type SearchContent, type SearchCopy, searchContentSchema} from './search-content.ts'
import {SearchIndex} from './search-index.ts'

/** What answers a search, from memory. */
export interface SearchState {
  readonly copy: SearchCopy
  readonly index: SearchIndex
}

/** What it takes to read again nothing but what changed. */
interface Source {
  readonly index: SearchIndex
  readonly places: QuestionPlaces
}

interface Memory {
  state: SearchState | null
  /** `null` until everything was read in this process. */
  source: Source | null
  /** What the next reading is about: ids, or everything. */
  stale: Set<string> | 'everything'
  refresh: () => Promise<void>
  keeping: NodeJS.Timeout | undefined
}

/** What stands in the texts of others: tokens, and sections that pages share. */
const shownEverywhere: ReadonlySet<string> = new Set<DocumentType>([
  'siteSettings',
  'sharedSection',
])
const fileName = 'search'
const retryMs = 5000
/**
 * Writing everything down takes as long as there is much of it; a process that starts meanwhile reads it again anyway.
 */
const keepAfterMs = 60_000
/** Of more changes at once everything is read: it is about as much. */
const maxChanges = 500

declare global {
  /**
   * The index of the search. The owner of freshness updates it, and the route of the search reads it; they are in
   * different bundles of Next, each with modules of its own.
   */
  var searchMemory: Memory | undefined
}

function memory(): Memory {
  globalThis.searchMemory ??= {
    state: null,
    source: null,
    stale: new Set(),
    refresh: coalesce(refresh),
    keeping: undefined,
  }
  return globalThis.searchMemory
}

/**
 * Says what a search is answered from. Nobody waits for the content lake: it is what was read last.
 *
 * @returns `null` when nothing has been read yet
 */
export function searchState(): SearchState | null {
  return memory().state
}

/**
 * Reads again what changed. Calls that come while it is being read share the next reading, which begins after all of
 * them.
 *
 * @param changes - what was published; without it everything is read
 * @throws LakeUnavailableError when the content lake does not answer; the search goes on with what it has
 */
export async function refreshSearch(changes?: readonly ContentChange[]): Promise<void> {
  const current = memory()
  if (notes(current, changes)) await current.refresh()
}

/** @returns whether any of the changes can be seen in the search */
function notes(current: Memory, changes?: readonly ContentChange[]): boolean {
  if (changes === undefined || changes.some(({_type}) => shownEverywhere.has(_type))) {
    current.stale = 'everything'
    return true
  }
  const seen = changes.filter(({_type}) => searchedTypes.has(_type))
  if (current.stale !== 'everything') for (const {_id} of seen) current.stale.add(_id)
  return seen.length > 0
}

async function refresh(): Promise<void> {
  const current = memory()
  const {source, stale} = current
  current.stale = new Set()
  try {
    const frame = await readSearchFrame(probeClient)
    if (source === null || stale === 'everything' || stale.size > maxChanges) {
      current.source = await readEverything(frame)
      keep(frame.copy, current.source.index)
    } else {
      await readAgain([...stale], source, frame)
      current.keeping ??= setTimeout(() => {
        current.keeping = undefined
        keep(current.state?.copy ?? frame.copy, source.index)
      }, keepAfterMs).unref()
    }
    if (current.source !== null) current.state = {copy: frame.copy, index: current.source.index}
  } catch (error) {
    // What could not be read is read with what changes next.
    current.stale = 'everything'
    throw error
  }
}

async function readEverything({settings, furtherQuestions}: SearchFrame, client = probeClient) {
  const ids = await readSearchIds(client)
  const places = new QuestionPlaces()
  const {entries, references} = await readSearchEntries(client, ids, settings)
  places.update([], references)
  const placed = entries.map((entry) =>
    entry.isUnlisted === true ? {...entry, path: places.pathOf(entry.id) ?? questionsPage} : entry,
  )
  const index = await SearchIndex.of(placed)
  placeLists(index, furtherQuestions)
  return {index, places}
}

async function readAgain(
  ids: readonly string[],
  {index, places}: Source,
  {settings, furtherQuestions}: SearchFrame,
): Promise<void> {
  const {entries, references} = await readSearchEntries(probeClient, ids, settings)
  index.update(ids, entries)
  for (const id of [...places.update(ids, references), ...ids]) {
    index.moveUnlisted(id, places.pathOf(id) ?? questionsPage)
  }
  placeLists(index, furtherQuestions)
}

/** A document that comes or goes moves others to another page of their list. */
function placeLists(index: SearchIndex, furtherQuestions: readonly string[]): void {
  index.placeListed(questionPages(furtherQuestions))
  index.placeUpdates((page) => listPagePath(updatesPage, page), listSizes.timeline)
}

/** On which page of all questions each stands, from those behind the first page. */
function questionPages(further: readonly string[]): (id: string) => string {
  const pages = new Map(further.map((id, index) => [id, 2 + Math.floor(index / listSizes.faqs)]))
  return (id) => listPagePath(questionsPage, pages.get(id) ?? 1)
}

function keep(copy: SearchCopy, index: SearchIndex): void {
  keepJson(fileName, {copy, entries: index.entries} satisfies SearchContent)
}

/** Keeps what can be found with the build, so that a site that starts beside a dead lake can search. */
export async function keepSearchContent(): Promise<void> {
  const frame = await readSearchFrame(contentClient)
  const {index} = await readEverything(frame, contentClient)
  keep(frame.copy, index)
}

/** Answers from what was kept, and reads everything in the background, again and again until it has been read once. */
export function startSearch(): void {
  const run = async () => {
    try {
      await refreshSearch()
    } catch (error) {
      console.warn('The search has nothing new:', error instanceof Error ? error.message : error)
      setTimeout(() => void run(), retryMs).unref()
    }
  }
  void takeKept().then(run)
}

async function takeKept(): Promise<void> {
  const kept = readKeptJson(fileName, searchContentSchema)
  if (kept === null) return
  memory().state ??= {copy: kept.copy, index: await SearchIndex.of(kept.entries)}
}
