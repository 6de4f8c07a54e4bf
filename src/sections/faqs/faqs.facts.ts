import {plainText} from '#content/queries/plain-text.ts'
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
