import {defineType} from 'sanity'
import {line, paragraph} from '#studio/schema/fields.ts'

export const policyArea = defineType({
  name: 'policyArea',
  title: 'Policy area',
  type: 'document',
  description: 'One subject of the policies for professionals.',
  fields: [
    line('title', 'The subject, such as: Clinical standards.'),
    paragraph('text', 'What we expect, in a few short sentences.'),
  ],
  preview: {select: {title: 'title', subtitle: 'text'}},
})
