import {defineType} from 'sanity'
import {line, list} from '#studio/schema/fields.ts'

export const checklistGroup = defineType({
  name: 'checklistGroup',
  title: 'Group',
  type: 'object',
  fields: [
    line('heading', 'The heading of the group.'),
    list('items', 'checklistItem', 'What to have ready.', {min: 1, max: 12}),
  ],
  preview: {select: {title: 'heading'}},
})
