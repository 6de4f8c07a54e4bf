import {defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph, required} from '#studio/schema/fields.ts'

export const promiseLog = defineSection({
  name: 'promiseLog',
  title: 'Promises log',
  description:
    'What we said, when, and whether it was kept. All promises are shown, the newest first.',
  fields: [
    line('heading', 'The heading above the promises.'),
    optionalParagraph('text', 'One or two sentences under it.'),
    line('saidLabel', 'Before the date on which it was said, such as: Said in.'),
    defineField({
      name: 'states',
      type: 'object',
      description: 'The words on the tags.',
      validation: required,
      fields: [
        line('open', 'The tag of a promise that is still open.'),
        line('kept', 'The tag of one that was kept.'),
        line('late', 'The tag of one that was not kept in time.'),
        line('broken', 'The tag of one that was not kept.'),
      ],
    }),
  ],
})
