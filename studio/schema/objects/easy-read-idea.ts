import {defineType} from 'sanity'
import {requiredLines, requiredField} from '#studio/schema/fields.ts'

export const easyReadIdea = defineType({
  name: 'easyReadIdea',
  title: 'Idea',
  type: 'object',
  fields: [
    requiredField('picture', 'picture', 'What the sentences are about.'),
    requiredLines('sentences', 'One to three short sentences, each on a line of its own.'),
  ],
  preview: {select: {title: 'sentences.0', subtitle: 'sentences.1'}},
})
