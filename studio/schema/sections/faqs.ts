import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

const chosen = ['chosen']
const ofFilter = (description: string) => requiredInLayouts(['filter'], f.optionalLine(description))

export const faqs = defineSection({
  name: 'faqs',
  title: 'Questions and answers (FAQ)',
  description: 'Questions that open to show their answer: some of them, or all in groups.',
  fallbackTitleField: 'filterLabel',
  fields: {
    layout: layoutChoice('faqs', {
      chosen: 'Chosen questions',
      groups: 'All questions that are switched on, in groups',
      filter: 'The field that filters them, above them on the page',
    }),
    heading: requiredInLayouts(chosen, f.optionalLine('The heading above the questions.')),
    intro: shownInLayouts(chosen, f.optionalParagraph('A sentence under the heading.')),
    link: shownInLayouts(
      chosen,
      f.field('link', 'A link after that sentence, such as: Write to us.'),
    ),
    items: requiredInLayouts(chosen, f.optionalReferences('faq', 'The questions in their order.')),
    filterLabel: ofFilter('The label of the field that filters.'),
    filterButton: ofFilter('The button that searches the website.'),
    found: ofFilter('The words after the number of questions, such as: questions fit.'),
    foundOne: ofFilter('The same after a single question.'),
    foundNone: ofFilter('The advice when no question fits.'),
  },
})
