import 'server-only'
import {contentClient, probeClient} from '#content/client/client.server.ts'
import {storeJson, readStoredJson} from '#content/client/json-file-cache.server.ts'
import {coalesce} from '#lib/coalesce.ts'
import type {DocumentType} from '#shared/documents.ts'
import {listPagePath, listSizes} from '#routing/list-pages.ts'
import type {ContentChange} from '#shared/content-change.ts'
import {updatesPage} from '#shared/paths.ts'
import {QuestionPages} from './question-pages.ts'
import {
  fetchSearchEntries,
  fetchSearchContext,
  fetchSearchIds,
  searchedTypes,
  type SearchContext,
} from './fetch-search-content.server.ts'
import {type SearchContent, type SearchCopy, searchContentSchema} from './search-content.ts'
import {SearchIndex} from './search-index.ts'

export interface SearchState {
  readonly copy: SearchCopy
  readonly index: SearchIndex
}

/** State for incremental updates. */
interface Source {
  readonly index: SearchIndex
  readonly questionPages: QuestionPages
  /** Contains the paths that entries lead to. */
  readonly context: SearchContext
}

interface Memory {
  state: SearchState | null
  /** `null` until the first full read in this process. */
  source: Source | null
  stale: Set<string> | 'everything'
  refresh: () => Promise<void>
  storing: NodeJS.Timeout | undefined
}

/** Types whose content appears in other documents: tokens, shared sections and what is said of areas. */
const shownEverywhere: ReadonlySet<string> = new Set<DocumentType>([
  'siteSettings',
  'sharedSection',
  'coverageText',
])
const fileName = 'search'
const retryMs = 5000
/** Delay before writing to disk, which is slow. A process that starts in between fetches everything anyway. */
const storeAfterMs = 60_000
/** Above this, rebuild the index; it costs about the same. */
const maxChanges = 500

declare global {
  /** Shared through `globalThis`, because the bundles of Next each have their own module instances. */
  var searchMemory: Memory | undefined
}

function memory(): Memory {
  globalThis.searchMemory ??= {
    state: null,
    source: null,
    stale: new Set(),
    refresh: coalesce(refresh),
    storing: undefined,
  }
  return globalThis.searchMemory
}

/** Returns the state of the last read without waiting for the content lake, or `null` before the first. */
export function searchState(): SearchState | null {
  return memory().state
}

/**
 * Fetches changed documents, or everything without `changes`. Concurrent calls share a fetch that begins after them.
 */
export async function refreshSearch(changes?: readonly ContentChange[]): Promise<void> {
  const current = memory()
  if (markStale(current, changes)) await current.refresh()
}

/** Records changes and returns whether any affects the search. */
function markStale(current: Memory, changes?: readonly ContentChange[]): boolean {
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
    const context = await fetchSearchContext(probeClient)
    const isMoved =
      source?.context.questionsPage !== context.questionsPage ||
      source.context.guidesPage !== context.guidesPage
    if (source === null || isMoved || stale === 'everything' || stale.size > maxChanges) {
      current.source = await buildIndex(context)
      store(context.copy, current.source.index)
    } else {
      await updateIndex([...stale], source, context)
      current.storing ??= setTimeout(() => {
        current.storing = undefined
        store(current.state?.copy ?? context.copy, source.index)
      }, storeAfterMs).unref()
    }
    if (current.source !== null) current.state = {copy: context.copy, index: current.source.index}
  } catch (error) {
    // Retries the whole read with the next change.
    current.stale = 'everything'
    throw error
  }
}

async function buildIndex(context: SearchContext, client = probeClient) {
  const {questionsPage} = context
  const ids = await fetchSearchIds(client)
  const questionPages = new QuestionPages()
  const {entries, references} = await fetchSearchEntries(client, ids, context)
  questionPages.update([], references)
  const placed = entries.map((entry) =>
    entry.isUnlisted === true
      ? {...entry, path: questionPages.pathOf(entry.id) ?? questionsPage}
      : entry,
  )
  const index = await SearchIndex.of(placed)
  placeLists(index, context)
  return {index, questionPages, context}
}

async function updateIndex(
  ids: readonly string[],
  {index, questionPages}: Source,
  context: SearchContext,
): Promise<void> {
  const {entries, references} = await fetchSearchEntries(probeClient, ids, context)
  index.update(ids, entries)
  for (const id of [...questionPages.update(ids, references), ...ids]) {
    index.moveUnlisted(id, questionPages.pathOf(id) ?? context.questionsPage)
  }
  placeLists(index, context)
}

/** Published and unpublished documents shift others between list pages. */
function placeLists(index: SearchIndex, context: SearchContext): void {
  index.placeListed(listedQuestionPages(context))
  index.placeUpdates((page) => listPagePath(updatesPage, page), listSizes.timeline)
}

/** Returns the page of each listed question, given those after the first page. */
function listedQuestionPages({furtherQuestions, questionsPage}: SearchContext) {
  const pages = new Map(
    furtherQuestions.map((id, index) => [id, 2 + Math.floor(index / listSizes.faqs)]),
  )
  return (id: string) => listPagePath(questionsPage, pages.get(id) ?? 1)
}

function store(copy: SearchCopy, index: SearchIndex): void {
  storeJson(fileName, {copy, entries: index.entries} satisfies SearchContent)
}

/** Stores the search content with the build, for a site that starts while the lake is down. */
export async function storeSearchContent(): Promise<void> {
  const context = await fetchSearchContext(contentClient)
  const {index} = await buildIndex(context, contentClient)
  store(context.copy, index)
}

/** Loads the stored content and reads everything in the background, retrying until it succeeds. */
export function startSearch(): void {
  const run = async () => {
    try {
      await refreshSearch()
    } catch (error) {
      console.warn('Search could not be refreshed:', error instanceof Error ? error.message : error)
      setTimeout(() => void run(), retryMs).unref()
    }
  }
  void loadStored().then(run)
}

async function loadStored(): Promise<void> {
  const stored = readStoredJson(fileName, searchContentSchema)
  if (stored === null) return
  memory().state ??= {copy: stored.copy, index: await SearchIndex.of(stored.entries)}
}
