import {defineType} from 'sanity'
import {line, optionalLine, requiredPart} from '#studio/schema/fields.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  type: 'document',
  fields: [
    line('question', 'The question in the words of the person who asks.'),
    requiredPart('answer', 'richText', 'The answer in a few short sentences.'),
    optionalLine(
      'category',
      'The group in which it is listed here in the Studio, such as: GP visits.',
    ),
  ],
  preview: {select: {title: 'question', subtitle: 'category'}},
})
