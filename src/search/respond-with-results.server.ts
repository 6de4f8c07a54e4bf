import 'server-only'
import {readPage} from '#content/client/read-page.server.ts'
import {unavailablePage} from '#http/responses.ts'
import {outageCopy} from '#shared/outage-copy.ts'
import {searchPage} from '#shared/search-page.ts'
import {includeResults} from './include-results.ts'
import {maxQueryLength} from './search-index.ts'
import {searchForm, searchResults} from './search-markup.ts'
import {searchState} from './search-state.server.ts'

/**
 * Answers a search with a whole page: the cached page `/search`, in which the results stand in the place of the empty
 * search. It works without JavaScript, costs no query, and what was typed is neither kept nor logged.
 *
 * @param query - as typed
 * @returns a page that no cache keeps and no search engine lists
 */
export async function answerSearch(query: string): Promise<Response> {
  const state = searchState()
  const page = state === null ? null : await readPage(searchPage)
  if (state === null || page === null) {
    return unavailablePage(outageCopy.title, outageCopy.text, 10)
  }
  const {copy, index} = state
  const typed = query.slice(0, maxQueryLength).trim()
  const html = searchForm(copy, typed) + searchResults(copy, typed, index.find(typed))
  return new Response(includeResults(page, html), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
