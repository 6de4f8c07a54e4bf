import 'server-only'
import {contentClient, probeClient} from '#content/client.server.ts'
import {keepJson, readKeptJson} from '#content/kept-json.server.ts'
import {readSearchContent} from './read-search-content.server.ts'
import {type SearchContent, type SearchCopy, searchContentSchema} from './search-content.ts'
import {SearchIndex} from './search-index.ts'

/** What answers a search, from memory. */
export interface SearchState {
  readonly copy: SearchCopy
  readonly index: SearchIndex
}

interface Memory {
  state: SearchState | null
  running: Promise<void> | undefined
  waiting: Promise<void> | undefined
}

const fileName = 'search'
const retryMs = 5000

declare global {
  /** Next gives each bundle its own modules; the process has one index all the same. */
  var searchMemory: Memory | undefined
}

function memory(): Memory {
  if (globalThis.searchMemory === undefined) {
    const kept = readKeptJson(fileName, searchContentSchema)
    globalThis.searchMemory = {
      state: kept === null ? null : stateOf(kept),
      running: undefined,
      waiting: undefined,
    }
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
 * Reads everything again. Calls that come while it is being read share the next reading, which begins after all of them.
 *
 * @throws LakeUnavailableError when the content lake does not answer; the search goes on with what it has
 */
export async function refreshSearch(): Promise<void> {
  const current = memory()
  current.waiting ??= (async () => {
    await current.running?.catch(() => undefined)
    current.waiting = undefined
    current.running = (async () => {
      const content = await readSearchContent(probeClient)
      current.state = stateOf(content)
      keepJson(fileName, content)
    })()
    await current.running
  })()
  await current.waiting
}

/** Keeps what can be found with the build, so that a site that starts beside a dead lake can search. */
export async function keepSearchContent(): Promise<void> {
  keepJson(fileName, await readSearchContent(contentClient))
}

/** Reads everything in the background, again and again until it has been read once. */
export function startSearch(): void {
  const run = async () => {
    try {
      await refreshSearch()
    } catch (error) {
      console.warn('The search has nothing new:', error instanceof Error ? error.message : error)
      setTimeout(() => void run(), retryMs).unref()
    }
  }
  void run()
}

function stateOf({copy, entries}: SearchContent): SearchState {
  return {copy, index: new SearchIndex(entries)}
}
