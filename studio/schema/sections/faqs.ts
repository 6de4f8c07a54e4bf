import {defineSection} from '#studio/schema/define-section.ts'
import {optionalLine, optionalParagraph, optionalReferences, field} from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

const chosen = ['chosen']

export const faqs = defineSection({
  name: 'faqs',
  title: 'Questions and answers (FAQ)',
  description: 'Questions that open to show their answer: some of them, or all in groups.',
  fallbackTitleField: 'filterLabel',
  fields: [
    layoutChoice('faqs', {
      chosen: 'Chosen questions',
      groups: 'All questions that are switched on, in groups',
      filter: 'The field that filters them, above them on the page',
    }),
    requiredInLayouts(chosen, optionalLine('heading', 'The heading above the questions.')),
    shownInLayouts(chosen, optionalParagraph('intro', 'A sentence under the heading.')),
    shownInLayouts(
      chosen,
      field('link', 'link', 'A link after that sentence, such as: Write to us.'),
    ),
    requiredInLayouts(chosen, optionalReferences('items', 'faq', 'The questions in their order.')),
    ...[
      optionalLine('filterLabel', 'The label of the field that filters.'),
      optionalLine('filterButton', 'The button that searches the website.'),
      optionalLine('found', 'The words after the number of questions, such as: questions fit.'),
      optionalLine('foundOne', 'The same after a single question.'),
      optionalLine('foundNone', 'The advice when no question fits.'),
    ].map((copy) => requiredInLayouts(['filter'], copy)),
  ],
})
