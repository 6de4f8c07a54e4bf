import {defineType} from 'sanity'
import {line, optionalLine} from '#studio/schema/fields.ts'

export const checklistItem = defineType({
  name: 'checklistItem',
  title: 'Thing to have',
  type: 'object',
  fields: [
    line('title', 'What it is.'),
    optionalLine('hint', 'What to look for, such as: A passport, or a share code.'),
  ],
  preview: {select: {title: 'title', subtitle: 'hint'}},
})
