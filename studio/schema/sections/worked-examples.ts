import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

const receiptLine = f.defineObject({
  name: 'receiptLine',
  title: 'Line',
  fields: {
    label: f.line('What is paid for.'),
    note: f.optionalLine('A few words under it, such as: Example figure.'),
    amount: f.line('An amount such as £40, −£22 or {priceFrom}, or a word such as Included.'),
  },
  preview: {select: {title: 'label', subtitle: 'amount'}},
})

const workedExample = f.defineObject({
  name: 'workedExample',
  title: 'Example',
  fields: {
    title: f.line('What the visit is, such as: A GP, Tuesday evening.'),
    story: f.line('What happens, in a sentence.'),
    lines: f.list(receiptLine, 'The lines of the receipt. The total is added up by the site.', {
      min: 1,
    }),
    note: f.optionalLine('A sentence under the total.'),
  },
})

export const workedExamples = defineSection({
  name: 'workedExamples',
  title: 'Worked examples',
  description: 'Paper receipts or payslips of made-up visits, with totals that the site adds up.',
  fields: {
    heading: f.line('The heading of the section.'),
    intro: f.optionalParagraph('What is made up in them.'),
    badge: f.optionalLine(
      'Marks every receipt while its figures are invented, such as: Example figures. Empty it once they are real.',
    ),
    totalLabel: f.line('The words before the total.'),
    examples: f.list(workedExample, 'The receipts, side by side.', {min: 1}),
  },
})
