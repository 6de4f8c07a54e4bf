import type {SectionProps} from '#content/section-props.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Chosen} from './chosen.tsx'
import {Groups} from './groups.tsx'
import {FilterBand} from './groups.styles.ts'
import {QuestionSearch} from './question-search.tsx'

/** Accordion of questions. The browser's search also finds text in closed ones (FAQ-1). */
export function FaqsSection({section, listPage = 1}: SectionProps<'faqs'>) {
  if ('filteredTotal' in section) {
    return (
      <FilterBand id={section.anchor}>
        <Wrap>
          <QuestionSearch section={section} total={section.filteredTotal} />
        </Wrap>
      </FilterBand>
    )
  }
  if (!('listedQuestions' in section)) return <Chosen section={section} />
  return (
    <Band id={section.anchor}>
      <Wrap>
        <Groups listPage={listPage} section={section} />
      </Wrap>
    </Band>
  )
}
