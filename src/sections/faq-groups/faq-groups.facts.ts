import {plainText} from '#content/plain-text.ts'
import type {SectionMap} from '#content/section-props.ts'
import type {PageFacts} from '#seo/page-facts.ts'
import {groupQuestions} from './group-questions.ts'

/** The questions of all groups, in the order of the page, for machines that read (SEO-5). */
export function faqGroupsFacts({
  listedQuestions,
}: SectionMap['faqGroups']): Pick<PageFacts, 'questions'> {
  return {
    questions: groupQuestions(listedQuestions).flatMap(({questions}) =>
      questions.map(({question, answer}) => ({question, answer: plainText(answer)})),
    ),
  }
}
