import 'server-only'
import {contentClient, probeClient} from '#content/client/client.server.ts'
import {storeJson, readStoredJson} from '#content/client/json-file-cache.server.ts'
import {LakeUnavailableError} from '#content/client/lake-transport.ts'
import {coalesce} from '#lib/coalesce.ts'
import {fetchSearchContent} from './fetch-search-content.server.ts'
import {type SearchContent, type SearchCopy, searchContentSchema} from './search-content.ts'
import {SearchIndex} from './search-index.ts'

export interface SearchState {
  readonly copy: SearchCopy
  readonly index: SearchIndex
}

interface Memory {
  state: SearchState | null
  rebuild: () => Promise<void>
  storing: NodeJS.Timeout | undefined
}

const fileName = 'search'
const retryMs = 5000
/** Delay before writing to disk, which is slow. A process that starts in between fetches everything anyway. */
const storeAfterMs = 60_000

declare global {
  /** Shared through `globalThis`, because the bundles of Next each have their own module instances. */
  var searchMemory: Memory | undefined
}

const memory = () =>
  (globalThis.searchMemory ??= {state: null, rebuild: coalesce(rebuild), storing: undefined})

/** Returns the last index without waiting for the content lake, or `null` before the first. */
export const searchState = (): SearchState | null => memory().state

/**
 * Rebuilds the index, while the old one responds. Concurrent calls share a rebuild that begins after them. During an
 * outage of the lake it is tried again every few seconds.
 */
export const refreshSearch = (): Promise<void> => memory().rebuild()

async function rebuild(): Promise<void> {
  const current = memory()
  try {
    const content = await fetchSearchContent(probeClient)
    current.state = await stateOf(content)
    clearTimeout(current.storing)
    current.storing = setTimeout(() => storeJson(fileName, content), storeAfterMs).unref()
  } catch (error) {
    console.warn('Search could not be refreshed:', error instanceof Error ? error.message : error)
    if (error instanceof LakeUnavailableError)
      setTimeout(() => void refreshSearch(), retryMs).unref()
  }
}

const stateOf = async ({copy, entries}: SearchContent): Promise<SearchState> => ({
  copy,
  index: await SearchIndex.of(entries),
})

/** Stores the search content with the build, for a site that starts while the lake is down. */
export async function storeSearchContent(): Promise<void> {
  storeJson(fileName, await fetchSearchContent(contentClient))
}

/** Loads the stored content and rebuilds the index in the background. */
export async function startSearch(): Promise<void> {
  const stored = readStoredJson(fileName, searchContentSchema)
  if (stored !== null) memory().state = await stateOf(stored)
  await refreshSearch()
}
