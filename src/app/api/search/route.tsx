import {readPage} from '#content/client/read-page.server.ts'
import {unavailablePage} from '#http/responses.ts'
import {stripControlCharacters} from '#lib/escape-html.ts'
import {renderHtml} from '#lib/render-html.ts'
import {insertResults} from '#search/insert-results.ts'
import {maxQueryLength} from '#search/search-index.ts'
import {searchState} from '#search/search-state.server.ts'
import {SearchHead, SearchResults} from '#search/search-results.tsx'
import {outageCopy} from '#shared/fallback-copy.ts'
import {searchPage} from '#shared/paths.ts'

/**
 * Inserts results into the cached search page, also while the content lake is down. The proxy rewrites `/search?q=…`
 * to this route. The visitor's query is neither stored nor logged.
 */
export async function GET(request: Request): Promise<Response> {
  const state = searchState()
  const page = state === null ? null : await readPage(searchPage)
  if (state === null || page === null) return unavailablePage(outageCopy.title, outageCopy.text, 10)
  const {copy, index} = state
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const query = stripControlCharacters(typed.slice(0, maxQueryLength)).trim()
  const html = await renderHtml(
    <>
      <SearchHead copy={copy} query={query} />
      <SearchResults copy={copy} index={index} query={query} />
    </>,
  )
  return new Response(insertResults(page, html), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
