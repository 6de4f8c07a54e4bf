import {defineSection} from '#studio/schema/define-section.ts'
import {defineObject, line, list, optionalLine, optionalParagraph} from '#studio/schema/fields.ts'

const receiptLine = defineObject({
  name: 'receiptLine',
  title: 'Line',
  fields: {
    label: line('What is paid for.'),
    note: optionalLine('A few words under it, such as: Example figure.'),
    amount: line('An amount such as £40, −£22 or {priceFrom}, or a word such as Included.'),
  },
  preview: {select: {title: 'label', subtitle: 'amount'}},
})

const workedExample = defineObject({
  name: 'workedExample',
  title: 'Example',
  fields: {
    title: line('What the visit is, such as: A GP, Tuesday evening.'),
    story: line('What happens, in a sentence.'),
    lines: list(receiptLine, 'The lines of the receipt. The total is added up by the site.', {
      min: 1,
    }),
    note: optionalLine('A sentence under the total.'),
  },
})

export const workedExamples = defineSection({
  name: 'workedExamples',
  title: 'Worked examples',
  description: 'Paper receipts or payslips of made-up visits, with totals that the site adds up.',
  fields: {
    heading: line('The heading of the section.'),
    intro: optionalParagraph('What is made up in them.'),
    badge: optionalLine(
      'Marks every receipt while its figures are invented, such as: Example figures. Empty it once they are real.',
    ),
    totalLabel: line('The words before the total.'),
    examples: list(workedExample, 'The receipts, side by side.', {min: 1}),
  },
})
