import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {renderHtml} from '#lib/render-html.ts'
import {wrapEmptySearch} from '#search/insert-results.ts'
import {SearchHead, SearchSuggestions} from '#search/search-results.tsx'
import {SearchBand} from './search.styles.ts'

/** Search field and good places to start, which the server replaces with results. */
export async function SearchSection({section}: SectionProps<'search'>) {
  const suggestions = definedItems(section.suggestions).flatMap(({path, title, description}) =>
    path === null || title === null ? [] : [{path, title, description: description ?? ''}],
  )
  const html = await renderHtml(
    <>
      <SearchHead copy={section} id={section._key} />
      <SearchSuggestions
        suggestions={suggestions}
        suggestionsHeading={section.suggestionsHeading}
      />
    </>,
  )
  return (
    <SearchBand id={section.anchor}>
      {/* React keeps this HTML as it is: the results are not in its tree. */}
      <div dangerouslySetInnerHTML={{__html: wrapEmptySearch(html)}} suppressHydrationWarning />
    </SearchBand>
  )
}
