import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph, part, references} from '#studio/schema/fields.ts'

export const faqList = defineSection({
  name: 'faqList',
  title: 'Questions and answers',
  description: 'Questions that open to show their answer.',
  fields: [
    line('heading', 'The heading above the questions.'),
    optionalParagraph('intro', 'A sentence under the heading.'),
    part('link', 'link', 'A link after that sentence, such as: Write to us. May stay empty.'),
    references('items', 'faq', 'The questions in the order in which they are shown.'),
  ],
})
