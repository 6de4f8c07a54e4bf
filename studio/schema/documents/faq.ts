import {
  defineDocument,
  field,
  fieldsOf,
  line,
  optionalLine,
  requiredField,
  toggle,
} from '#studio/schema/fields.ts'
import {listRow} from '#studio/schema/preview-line.ts'

export const faq = defineDocument({
  name: 'faq',
  title: 'Question and answer',
  fields: fieldsOf({
    question: line('The question in the words of the person who asks.'),
    answer: requiredField('richText', 'The answer in a few short sentences.'),
    category: optionalLine(
      'The group it belongs to, such as: GP visits. On the page of questions it is the heading above it.',
    ),
    isListed: toggle('Whether it is shown on the page of all questions, /faq.', false),
    place: field(
      'number',
      'Where it stands on that page: a smaller number comes first. Empty: at the end.',
    ),
  }),
  preview: listRow(
    {title: 'question', category: 'category', isListed: 'isListed'},
    ({category, isListed}) => [category, isListed === true && 'listed'],
  ),
})
