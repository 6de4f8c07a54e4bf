import {plainText} from '#content/plain-text.ts'
import type {SectionMap} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import type {PageFacts} from '#seo/page-facts.ts'

/** The questions that are on the page, for machines that read (SEO-5). */
export function faqListFacts({items}: SectionMap['faqList']): Pick<PageFacts, 'questions'> {
  return {
    questions: definedItems(items).map(({question, answer}) => ({
      question,
      answer: plainText(answer),
    })),
  }
}
