import {linkFields} from '#content/fragments/link.ts'
import {listedQuestions, questionOrder} from '#content/fragments/sections.ts'
import {pagerFields} from '#content/fragments/navigation.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'

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
  layout == "groups" => {
    ${pagerFields},
    "questionTotal": count(${listedQuestions}),
    "listedQuestions": ${listedQuestions} | ${questionOrder}[0...50]{${questionFields}}
  }
`
