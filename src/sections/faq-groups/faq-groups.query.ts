import {listedQuestions, questionOrder} from '#content/fragments/lists.ts'
import {pagerFields} from '#content/fragments/pager.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'

/** What the page of all questions shows of one. */
export const questionFields = /* groq */ `
  _id,
  _type,
  question,
  category,
  answer[]{${richTextFields}}
`

/** The first questions, as many as a page holds; further ones are asked for by the page (`get-page.ts`). */
export const faqGroupsQuery = /* groq */ `
  filterLabel,
  filterButton,
  found,
  foundOne,
  foundNone,
  ${pagerFields},
  "questionTotal": count(${listedQuestions}),
  "listedQuestions": ${listedQuestions} | ${questionOrder}[0...50]{${questionFields}}
`
