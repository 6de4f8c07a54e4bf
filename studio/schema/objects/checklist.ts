import {
  defineObject,
  line,
  list,
  optionalLine,
  requiredField,
  requiredReference,
} from '#studio/schema/fields.ts'

export const checklistRole = defineObject({
  name: 'checklistRole',
  title: 'Profession',
  fields: {
    name: line('What the profession is called.'),
    service: requiredReference('service', 'Its door, lit or dark, and whether it is Coming Soon.'),
    groups: list('checklistGroup', 'What it takes, in groups.', {min: 1, max: 6}),
    action: requiredField('link', 'The button under the list, for this profession.'),
  },
})

export const checklistGroup = defineObject({
  name: 'checklistGroup',
  title: 'Group',
  fields: {
    heading: line('The heading of the group.'),
    items: list('checklistItem', 'What to have ready.', {min: 1, max: 12}),
  },
})

export const checklistItem = defineObject({
  name: 'checklistItem',
  title: 'Thing to have',
  fields: {
    title: line('What it is.'),
    hint: optionalLine('What to look for, such as: A passport, or a share code.'),
  },
})
