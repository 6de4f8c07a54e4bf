import {dayLine, listRow} from '#studio/schema/preview-line.ts'
import {
  defineDocument,
  choice,
  dayFromToday,
  field,
  fieldsOf,
  line,
  lines,
  paragraph,
} from '#studio/schema/fields.ts'

export const update = defineDocument({
  name: 'update',
  title: 'Update',
  description: 'An entry of the page What is new.',
  fields: fieldsOf({
    title: line('What is new, in a few words.'),
    date: dayFromToday('When it happened. Visitors see the month and the year.'),
    description: paragraph('What it means for visitors, in one to three sentences.'),
    category: choice('The badge of the entry.', [
      {value: 'feature', title: 'Feature'},
      {value: 'improvement', title: 'Improvement'},
      {value: 'launch', title: 'Launch'},
      {value: 'design', title: 'Design'},
      {value: 'integration', title: 'Integration'},
    ]),
    highlights: lines('The most important points, one sentence each.'),
    link: field('link', 'A link under the points, such as to a page about it. May stay empty.'),
    picture: field('picture', 'A picture. May stay empty.'),
  }),
  orderings: [{title: 'Newest first', name: 'date', by: [{field: 'date', direction: 'desc'}]}],
  preview: listRow({title: 'title', date: 'date', media: 'picture.image'}, ({date}) => [
    dayLine(date),
  ]),
})
