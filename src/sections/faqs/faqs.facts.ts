import {toPlainText} from '@portabletext/react'
import type {SectionMap} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import type {PageFacts} from '#seo/page-facts.ts'
import {groupQuestions} from './group-questions.ts'

/** Structured data of the questions, in the order of the page (SEO-5). */
export function faqsFacts(section: SectionMap['faqs']): Pick<PageFacts, 'questions'> {
  const items =
    'listedQuestions' in section
      ? groupQuestions(section.listedQuestions).flatMap(({questions}) => questions)
      : definedItems(section.items)
  return {questions: items.map(({question, answer}) => ({question, answer: plainText(answer)}))}
}

/** Converts an answer, which a draft may lack, to plain text. */
function plainText(value: Parameters<typeof toPlainText>[0] | null) {
  return value === null ? '' : toPlainText(value)
}
