import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalLine, requiredLines} from '#studio/schema/fields.ts'

export const inclusions = defineSection({
  name: 'inclusions',
  title: 'Included and extra',
  description: 'Two lists side by side: what a price includes and what may cost extra.',
  fields: [
    line('heading', 'The heading of the first list.'),
    requiredLines('included', 'What is included.'),
    line('extraHeading', 'The heading of the second list.'),
    requiredLines('extras', 'What may cost extra.'),
    optionalLine('note', 'A sentence under the second list.'),
  ],
})
