import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, optionalParagraph} from '#studio/schema/fields.ts'

export const reasonList = defineSection({
  name: 'reasonList',
  title: 'Reasons with icons',
  description: 'A heading that stays in view beside a ruled list of reasons.',
  fields: [
    line('heading', 'The heading beside the reasons.'),
    optionalParagraph('intro', 'A sentence under the heading.'),
    list('items', 'reason', 'The reasons in the order of their importance.', {min: 2, max: 8}),
  ],
})
