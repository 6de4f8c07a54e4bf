import {defineType} from 'sanity'
import {line, paragraph} from '#studio/schema/fields.ts'

export const valueItem = defineType({
  name: 'valueItem',
  title: 'Point',
  type: 'object',
  fields: [
    line('title', 'The point in two to six words.'),
    paragraph('text', 'One or two sentences that explain it.'),
  ],
  preview: {select: {title: 'title', subtitle: 'text'}},
})
