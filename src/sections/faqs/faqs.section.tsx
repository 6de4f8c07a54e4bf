import type {SectionProps} from '#content/section-props.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {linkFields} from '#content/fragments/link.ts'
import {listedQuestions, questionOrder} from '#content/fragments/sections.ts'
import {questionsPerPage} from '#routing/list-pages.ts'
import {pagerFields} from '#content/fragments/navigation.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'
import {Chosen} from './chosen.tsx'
import {Groups} from './groups.tsx'
import {FilterBand} from './groups.styles.ts'
import {QuestionSearch} from './question-search.tsx'

/** Fields of a question in the layout with groups. */
export const questionFields = /* groq */ `
  _id,
  _type,
  question,
  category,
  answer[]{${richTextFields}}
`

/** Contains the first page of the list; `get-page.ts` fetches the others. */
export const faqsQuery = /* groq */ `
  layout,
  heading,
  intro,
  link{${linkFields}},
  items[]->{_id, _type, question, answer[]{${richTextFields}}},
  filterLabel,
  filterButton,
  found,
  foundOne,
  foundNone,
  layout == "filter" => {"filteredTotal": count(${listedQuestions})},
  layout == "groups" => {
    ${pagerFields},
    "questionTotal": count(${listedQuestions}),
    "listedQuestions": ${listedQuestions} | ${questionOrder}[0...${questionsPerPage}]{${questionFields}}
  }
`

/** Accordion of questions. The browser's search also finds text in closed ones (FAQ-1). */
export function FaqsSection({section, listPage = 1}: SectionProps<'faqs'>) {
  if ('filteredTotal' in section) {
    return (
      <FilterBand id={section.anchor ?? undefined}>
        <Wrap>
          <QuestionSearch section={section} total={section.filteredTotal} />
        </Wrap>
      </FilterBand>
    )
  }
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        {'listedQuestions' in section ? (
          <Groups listPage={listPage} section={section} />
        ) : (
          <Chosen section={section} />
        )}
      </Wrap>
    </Band>
  )
}
