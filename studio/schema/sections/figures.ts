import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph, references} from '#studio/schema/fields.ts'

export const figures = defineSection({
  name: 'figures',
  title: 'Figures',
  description: 'Figures of the claims register in a row, each with how we know it.',
  fields: [
    line('heading', 'The heading above the figures.'),
    references('claims', 'claim', 'The figures, from left to right.'),
    optionalParagraph('note', 'A note under the figures, such as: These are goals, not results.'),
  ],
})
