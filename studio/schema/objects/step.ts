import {defineType} from 'sanity'
import {line, paragraph, part} from '#studio/schema/fields.ts'

export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  fields: [
    line('title', 'What the visitor does, in a few words.'),
    paragraph('text', 'One or two sentences about it.'),
    part('clip', 'clip', 'A short silent video of this step. May stay empty.'),
  ],
  preview: {select: {title: 'title', subtitle: 'text', media: 'clip.poster'}},
})
