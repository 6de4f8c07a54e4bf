import type {SectionProps} from '#content/section-props.ts'
import {wrapEmptySearch} from '#search/insert-results.ts'
import {searchForm} from '#search/search-markup.ts'
import {DoorScene} from '#ui/scene/door/door-scene.tsx'
import {SearchBand} from './search.styles.ts'

/** The door behind which nobody answers: the carer's, which is dark for now. */
const closedDoor = {door: 'carer', number: 23} as const

/** The search: a field, and the place for the results, which stand in the page when somebody has typed something. */
export function SearchSection({section}: SectionProps<'search'>) {
  return (
    <SearchBand id={section.anchor ?? undefined}>
      {/* React leaves alone what it finds in here: the results are not in its tree. */}
      <div
        dangerouslySetInnerHTML={{__html: wrapEmptySearch(searchForm(section, '', section._key))}}
        suppressHydrationWarning
      />
      <div aria-hidden="true" data-closed-door="">
        <DoorScene {...closedDoor} isOpen={false} />
      </div>
    </SearchBand>
  )
}
