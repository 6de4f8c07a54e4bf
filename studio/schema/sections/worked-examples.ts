import {defineArrayMember, defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalLine, optionalParagraph} from '#studio/schema/fields.ts'

const receiptLine = defineArrayMember({
  name: 'receiptLine',
  title: 'Line',
  type: 'object',
  fields: [
    line('label', 'What is paid for.'),
    optionalLine('note', 'A few words under it, such as: Example figure.'),
    line('amount', 'An amount such as £40, −£22 or {priceFrom}, or a word such as Included.'),
  ],
  preview: {select: {title: 'label', subtitle: 'amount'}},
})

const workedExample = defineArrayMember({
  name: 'workedExample',
  title: 'Example',
  type: 'object',
  fields: [
    line('title', 'What the visit is, such as: A GP, Tuesday evening.'),
    line('story', 'What happens, in a sentence.'),
    defineField({
      name: 'lines',
      type: 'array',
      description: 'The lines of the receipt. The total is added up by the site.',
      of: [receiptLine],
      validation: (rule) => rule.required().min(1),
    }),
    optionalLine('note', 'A sentence under the total.'),
  ],
  preview: {select: {title: 'title', subtitle: 'story'}},
})

export const workedExamples = defineSection({
  name: 'workedExamples',
  title: 'Worked examples',
  description: 'Paper receipts or payslips of made-up visits, with totals that the site adds up.',
  fields: [
    line('heading', 'The heading of the section.'),
    optionalParagraph('intro', 'What is made up in them.'),
    optionalLine(
      'badge',
      'Marks every receipt while its figures are invented, such as: Example figures. Empty it once they are real.',
    ),
    line('totalLabel', 'The words before the total.'),
    defineField({
      name: 'examples',
      type: 'array',
      description: 'The receipts, side by side.',
      of: [workedExample],
      validation: (rule) => rule.required().min(1),
    }),
  ],
})
