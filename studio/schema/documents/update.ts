import {defineField, defineType} from 'sanity'
import {dayLine, previewLine} from '#studio/schema/preview-line.ts'
import {choice, line, lines, paragraph, field, required} from '#studio/schema/fields.ts'

export const update = defineType({
  name: 'update',
  title: 'Update',
  type: 'document',
  description: 'An entry of the page What is new.',
  fields: [
    line('title', 'What is new, in a few words.'),
    defineField({
      name: 'date',
      type: 'date',
      initialValue: () => new Date().toISOString().slice(0, 10),
      description: 'When it happened. Visitors see the month and the year.',
      validation: required,
    }),
    paragraph('description', 'What it means for visitors, in one to three sentences.'),
    choice('category', 'The badge of the entry.', [
      {value: 'feature', title: 'Feature'},
      {value: 'improvement', title: 'Improvement'},
      {value: 'launch', title: 'Launch'},
      {value: 'design', title: 'Design'},
      {value: 'integration', title: 'Integration'},
    ]),
    lines('highlights', 'The most important points, one sentence each.'),
    field('link', 'link', 'A link under the points, such as to a page about it. May stay empty.'),
    field('picture', 'picture', 'A picture. May stay empty.'),
  ],
  orderings: [{title: 'Newest first', name: 'date', by: [{field: 'date', direction: 'desc'}]}],
  preview: {
    select: {title: 'title', date: 'date', media: 'picture.image'},
    prepare: ({date, ...shown}) => ({...shown, subtitle: previewLine(dayLine(date))}),
  },
})
