import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, optionalParagraph} from '#studio/schema/fields.ts'

export const stepLedger = defineSection({
  name: 'stepLedger',
  title: 'Steps as a list',
  description:
    'Numbered steps, one on each line: what to do on the left, what it means on the right.',
  fields: [
    line('heading', 'The heading above the steps.'),
    optionalParagraph('intro', 'A sentence under the heading. May stay empty.'),
    list('steps', 'valueItem', 'The steps in their order.', {min: 2, max: 6}),
  ],
})
