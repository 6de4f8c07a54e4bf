import {defineType} from 'sanity'
import {line, list, optionalLine, requiredField, requiredReference} from '#studio/schema/fields.ts'

export const checklistRole = defineType({
  name: 'checklistRole',
  title: 'Profession',
  type: 'object',
  fields: [
    line('name', 'What the profession is called.'),
    requiredReference(
      'service',
      'service',
      'Its door, lit or dark, and whether it is Coming Soon.',
    ),
    list('groups', 'checklistGroup', 'What it takes, in groups.', {min: 1, max: 6}),
    requiredField('action', 'link', 'The button under the list, for this profession.'),
  ],
  preview: {select: {title: 'name'}},
})

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
