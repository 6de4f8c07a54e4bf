import {defineSection} from '#studio/schema/define-section.ts'
import {optionalLine, optionalParagraph, optionalReferences, field} from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

const chosen = ['chosen']
const groups = ['groups']

export const faqs = defineSection({
  name: 'faqs',
  title: 'Questions and answers (FAQ)',
  description: 'Questions that open to show their answer: some of them, or all in groups.',
  fallbackTitleField: 'filterLabel',
  fields: [
    layoutChoice('faqs', {
      chosen: 'Chosen questions',
      groups: 'All questions that are switched on, in groups, with a filter',
    }),
    requiredInLayouts(chosen, optionalLine('heading', 'The heading above the questions.')),
    shownInLayouts(chosen, optionalParagraph('intro', 'A sentence under the heading.')),
    shownInLayouts(
      chosen,
      field('link', 'link', 'A link after that sentence, such as: Write to us.'),
    ),
    requiredInLayouts(chosen, optionalReferences('items', 'faq', 'The questions in their order.')),
    requiredInLayouts(groups, optionalLine('filterLabel', 'The label of the field that filters.')),
    requiredInLayouts(
      groups,
      optionalLine('filterButton', 'The button that searches the website.'),
    ),
    requiredInLayouts(
      groups,
      optionalLine('found', 'The words after the number of questions, such as: questions fit.'),
    ),
    requiredInLayouts(groups, optionalLine('foundOne', 'The same after a single question.')),
    requiredInLayouts(groups, optionalLine('foundNone', 'The advice when no question fits.')),
  ],
})
