import {defineField, defineType} from 'sanity'
import {line, optionalLine, requiredField, toggle, titled} from '#studio/schema/fields.ts'
import {previewLine} from '#studio/schema/preview-line.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  type: 'document',
  fields: [
    line('question', 'The question in the words of the person who asks.'),
    requiredField('answer', 'richText', 'The answer in a few short sentences.'),
    optionalLine(
      'category',
      'The group it belongs to, such as: GP visits. On the page of questions it is the heading above it.',
    ),
    titled(
      'On the page of all questions',
      toggle('isListed', 'Whether it is shown on the page of all questions, /faq.', false),
    ),
    defineField({
      name: 'place',
      title: 'Place on the page',
      type: 'number',
      description: 'Where it stands on that page: a smaller number comes first. Empty: at the end.',
    }),
  ],
  preview: {
    select: {title: 'question', category: 'category', isListed: 'isListed'},
    prepare: ({category, isListed, ...shown}) => ({
      ...shown,
      subtitle: previewLine(category, isListed === true && 'listed'),
    }),
  },
})
