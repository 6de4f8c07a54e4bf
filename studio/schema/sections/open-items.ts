import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalLine, requiredLines} from '#studio/schema/fields.ts'

export const openItems = defineSection({
  name: 'openItems',
  title: 'Not done yet',
  description: 'What is not done yet, with a dark light at each.',
  fields: [
    line('heading', 'The heading of the section.'),
    optionalLine('intro', 'A sentence under the heading.'),
    requiredLines('items', 'What is not done yet, one line each.'),
  ],
})
