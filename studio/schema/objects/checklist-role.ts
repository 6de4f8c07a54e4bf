import {defineType} from 'sanity'
import {line, list, requiredField, requiredReference} from '#studio/schema/fields.ts'

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
