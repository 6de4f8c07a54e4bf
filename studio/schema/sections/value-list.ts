import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, optionalParagraph, part} from '#studio/schema/fields.ts'

export const valueList = defineSection({
  name: 'valueList',
  title: 'List of points',
  description: 'Values, reasons or benefits in two columns.',
  fields: [
    line('heading', 'The heading above the points.'),
    optionalParagraph('intro', 'A sentence under the heading.'),
    list('items', 'valueItem', 'The points in the order of their importance.', {min: 2, max: 12}),
    part('picture', 'picture', 'A large picture that breaks the list. May stay empty.'),
  ],
})
