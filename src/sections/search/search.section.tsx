import type {SectionProps} from '#content/section-props.ts'
import {wrapEmptySearch} from '#search/insert-results.ts'
import {searchForm} from '#search/search-markup.ts'
import {SearchBand} from './search.styles.ts'

/** The card is rendered with the results; it is in this query so that the Studio lists the page where it is used. */
export const searchQuery = /* groq */ `
  heading,
  label,
  button,
  "card": symptoms.card->{_id, _type}
`

/** Search field, and the container that the server fills with results. */
export function SearchSection({section}: SectionProps<'search'>) {
  return (
    <SearchBand id={section.anchor ?? undefined}>
      {/* React keeps this HTML as it is: the results are not in its tree. */}
      <div
        dangerouslySetInnerHTML={{__html: wrapEmptySearch(searchForm(section, '', section._key))}}
        suppressHydrationWarning
      />
    </SearchBand>
  )
}
