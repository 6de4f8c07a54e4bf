import {defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph, requiredLines} from '#studio/schema/fields.ts'

export const termList = defineSection({
  name: 'termList',
  title: 'Numbered terms',
  description: 'Short terms with numbers, and a line of further reading under them.',
  fields: [
    line('heading', 'The heading beside the terms.'),
    optionalParagraph('text', 'A sentence under the heading.'),
    requiredLines('terms', 'One short sentence each.'),
    defineField({
      name: 'after',
      type: 'richText',
      description: 'A line under the terms, with links. May stay empty.',
    }),
  ],
})
