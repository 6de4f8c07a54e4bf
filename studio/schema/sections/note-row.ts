import {defineArrayMember, defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {line, requiredPart} from '#studio/schema/fields.ts'

export const noteRow = defineSection({
  name: 'noteRow',
  title: 'Notes side by side',
  description: 'Up to three short notes beside one another, each with a heading.',
  titleField: 'notes.0.heading',
  fields: [
    defineField({
      name: 'notes',
      type: 'array',
      description: 'The notes; the middle one is the widest.',
      of: [
        defineArrayMember({
          name: 'note',
          title: 'Note',
          type: 'object',
          fields: [
            line('heading', 'The heading of the note.'),
            requiredPart('body', 'richText', 'A few sentences.'),
          ],
          preview: {select: {title: 'heading'}},
        }),
      ],
      validation: (rule) => rule.required().min(1).max(3),
    }),
  ],
})
