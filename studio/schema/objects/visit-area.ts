import {defineField, defineType} from 'sanity'
import {line, optionalLine} from '#studio/schema/fields.ts'
import {checkPosition} from '#studio/validation/position.ts'

export const visitArea = defineType({
  name: 'visitArea',
  title: 'Part of London',
  type: 'object',
  fields: [
    line('name', 'The neighbourhood, such as: Kentish Town.'),
    optionalLine('note', 'When the person is there, in a few words, such as: Most days.'),
    defineField({
      name: 'position',
      type: 'geopoint',
      description: 'The middle of the neighbourhood. Never a home or a clinic.',
      validation: (rule) => rule.required().custom(checkPosition),
    }),
  ],
  preview: {select: {title: 'name', subtitle: 'note'}},
})
