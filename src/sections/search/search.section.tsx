import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {wrapEmptySearch} from '#search/insert-results.ts'
import {searchForm, searchSuggestions} from '#search/search-markup.ts'
import {SearchBand} from './search.styles.ts'

/** Search field and good places to start, which the server replaces with results. */
export function SearchSection({section}: SectionProps<'search'>) {
  const suggestions = definedItems(section.suggestions).flatMap(({path, title, description}) =>
    path === null || title === null ? [] : [{path, title, description: description ?? ''}],
  )
  const html =
    searchForm(section, '', section._key) +
    searchSuggestions({suggestionsHeading: section.suggestionsHeading, suggestions})
  return (
    <SearchBand id={section.anchor}>
      {/* React keeps this HTML as it is: the results are not in its tree. */}
      <div dangerouslySetInnerHTML={{__html: wrapEmptySearch(html)}} suppressHydrationWarning />
    </SearchBand>
  )
}
