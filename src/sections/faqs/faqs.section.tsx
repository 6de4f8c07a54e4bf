import type {SectionProps} from '#content/section-props.ts'
import {listSizes} from '#routing/list-pages.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {SearchField} from '#ui/search-field/search-field.tsx'
import {Chosen} from './chosen.tsx'
import {Groups} from './groups.tsx'
import {FilterBand} from './groups.styles.ts'
import {QuestionFilter} from './lazy-question-filter.client.tsx'

/** Accordion of questions. The browser's search also finds text in closed ones (FAQ-1). */
export function FaqsSection({section, listPage = 1}: SectionProps<'faqs'>) {
  const {anchor, filterLabel = '', filterButton = ''} = section
  if ('filteredTotal' in section) {
    return (
      <FilterBand id={anchor}>
        <Wrap>
          <SearchField
            action="/search"
            button={filterButton}
            id={`filter-${section._key}`}
            label={filterLabel}
          />
          <QuestionFilter
            found={section.found ?? ''}
            foundNone={section.foundNone ?? ''}
            foundOne={section.foundOne ?? ''}
            hasAllQuestions={section.filteredTotal <= listSizes.faqs}
          />
        </Wrap>
      </FilterBand>
    )
  }
  if (!('listedQuestions' in section)) return <Chosen section={section} />
  return (
    <Band id={anchor}>
      <Wrap>
        <Groups listPage={listPage} section={section} />
      </Wrap>
    </Band>
  )
}
