import {defineSection} from '#studio/schema/define-section.ts'
import {optionalLine, optionalParagraph, optionalReferences, part} from '#studio/schema/fields.ts'
import {inLayouts, layoutChoice, neededInLayouts} from '#studio/schema/layouts.ts'

const chosen = ['chosen']
const groups = ['groups']

export const faqs = defineSection({
  name: 'faqs',
  title: 'Questions and answers (FAQ)',
  description: 'Questions that open to show their answer: some of them, or all in groups.',
  otherTitleField: 'filterLabel',
  fields: [
    layoutChoice('faqs', {
      chosen: 'Chosen questions',
      groups: 'All questions that are switched on, in groups, with a filter',
    }),
    neededInLayouts(chosen, optionalLine('heading', 'The heading above the questions.')),
    inLayouts(chosen, optionalParagraph('intro', 'A sentence under the heading.')),
    inLayouts(chosen, part('link', 'link', 'A link after that sentence, such as: Write to us.')),
    neededInLayouts(chosen, optionalReferences('items', 'faq', 'The questions in their order.')),
    neededInLayouts(groups, optionalLine('filterLabel', 'The label of the field that filters.')),
    neededInLayouts(groups, optionalLine('filterButton', 'The button that searches the website.')),
    neededInLayouts(
      groups,
      optionalLine('found', 'The words after the number of questions, such as: questions fit.'),
    ),
    neededInLayouts(groups, optionalLine('foundOne', 'The same after a single question.')),
    neededInLayouts(groups, optionalLine('foundNone', 'The advice when no question fits.')),
  ],
})
