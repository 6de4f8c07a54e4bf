import 'server-only'
import {readPage} from '#content/client/read-page.server.ts'
import {unavailablePage} from '#http/responses.ts'
import {outageCopy} from '#shared/fallback-copy.ts'
import {searchPage} from '#shared/paths.ts'
import {insertResults} from './insert-results.ts'
import {maxQueryLength} from './search-index.ts'
import {searchForm, searchResults} from './search-markup.ts'
import {searchState} from './search-state.server.ts'

/** Inserts results into the cached search page. The visitor's query is neither stored nor logged. */
export async function respondWithResults(query: string): Promise<Response> {
  const state = searchState()
  const page = state === null ? null : await readPage(searchPage)
  if (state === null || page === null) {
    return unavailablePage(outageCopy.title, outageCopy.text, 10)
  }
  const {copy, index} = state
  const typed = query.slice(0, maxQueryLength).trim()
  const {synonyms} = copy
  const html =
    searchForm(copy, typed) +
    searchResults(copy, typed, index.find(typed, synonyms), index.isAboutSite(typed, synonyms))
  return new Response(insertResults(page, html), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
