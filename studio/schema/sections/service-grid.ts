import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const serviceGrid = defineSection({
  name: 'serviceGrid',
  title: 'Doors of the services',
  description: 'One front door for each service; the light over it shows whether it is open.',
  fields: {
    heading: f.line('The heading above the doors.'),
    intro: f.optionalParagraph('A sentence or two under the heading.'),
    services: f.references(
      'service',
      'The services in the order of their doors, from left to right.',
    ),
  },
})
