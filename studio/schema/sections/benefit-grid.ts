import {defineSection} from '#studio/schema/define-section.ts'
import {line, list} from '#studio/schema/fields.ts'

export const benefitGrid = defineSection({
  name: 'benefitGrid',
  title: 'Benefits in a grid',
  description: 'Benefits with icons in three columns, with lines between them.',
  fields: [
    line('heading', 'The heading above the benefits.'),
    list('items', 'benefit', 'Three, six or nine fill the grid.', {min: 2, max: 9}),
  ],
})
