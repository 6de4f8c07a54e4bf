import {defineSection} from '#studio/schema/define-section.ts'
import {line} from '#studio/schema/fields.ts'

export const faqGroups = defineSection({
  name: 'faqGroups',
  title: 'All questions',
  description:
    'Every question that is switched on for the page of questions, in groups by its category, with a filter.',
  titleField: 'filterLabel',
  fields: [
    line('filterLabel', 'The label of the field that filters the questions.'),
    line('filterButton', 'The button beside it, which searches the whole website.'),
    line('found', 'The words after the number of questions that fit, such as: questions fit.'),
    line('foundOne', 'The same after a single question.'),
    line('foundNone', 'What to do when no question fits.'),
  ],
})
