import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph, references} from '#studio/schema/fields.ts'

export const serviceGrid = defineSection({
  name: 'serviceGrid',
  title: 'Doors of the services',
  description: 'One front door for each service; the light over it shows whether it is open.',
  fields: [
    line('heading', 'The heading above the doors.'),
    optionalParagraph('intro', 'A sentence or two under the heading.'),
    references(
      'services',
      'service',
      'The services in the order of their doors, from left to right.',
    ),
  ],
})
