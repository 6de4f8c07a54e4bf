import {defineField, defineType} from 'sanity'
import {line, optionalLine, paragraph} from '#studio/schema/fields.ts'

export const policyArea = defineType({
  name: 'policyArea',
  title: 'Policy area',
  type: 'document',
  description: 'One subject of the policies for professionals.',
  fields: [
    line('title', 'The subject, such as: Clinical standards.'),
    optionalLine(
      'note',
      'A last sentence about our systems, such as: Every system we use must be GDPR-compliant.',
    ),
    paragraph('text', 'What we expect, in a few short sentences.'),
    defineField({
      name: 'order',
      title: 'Place in the list',
      type: 'number',
      description: 'Where it stands among the areas: the smallest number comes first.',
    }),
  ],
  orderings: [{title: 'Order', name: 'order', by: [{field: 'order', direction: 'asc'}]}],
  preview: {select: {title: 'title', subtitle: 'text'}},
})
