import {
  defineDocument,
  choice,
  line,
  list,
  optionalLine,
  optionalParagraph,
  requiredLines,
  reviewedOn,
  tabs,
} from '#studio/schema/fields.ts'
import {reviewLine, listRow} from '#studio/schema/preview-line.ts'

export const careCard = defineDocument({
  name: 'careCard',
  title: 'Place to go for help',
  description:
    'Where to go with what, after the care cards of the NHS. Let a clinician read a change.',
  ...tabs({
    'When to go there': {
      kind: choice('Which place it is. Decides colour and mark.', [
        {value: 'emergency', title: '999'},
        {value: 'urgent', title: 'NHS 111'},
        {value: 'pharmacist', title: 'A pharmacist'},
        {value: 'gp', title: 'Your own GP'},
        {value: 'home', title: 'A home visit'},
      ]),
      level: line('How urgent it is, in a word or two, such as: Emergency.'),
      prefix: optionalLine(
        'What screen readers say before the heading, such as: Immediate action required.',
      ),
      heading: line('The beginning of the sentences below, such as: Ask a pharmacist if.'),
      bullets: requiredLines('The ends of those sentences.'),
    },
    'Notes and links': {
      warning: optionalParagraph(
        'When a more urgent place is right. The search shows it above the heading, the card below its list. Telephone numbers become links.',
      ),
      note: optionalParagraph('A note under the list. Telephone numbers become links.'),
      links: list('link', 'Links under the note, such as: Call 999.', {max: 3}),
      reviewedOn: reviewedOn('A clinician read the card last on this day.'),
    },
  }),
  preview: listRow(
    {title: 'heading', level: 'level', reviewedOn: 'reviewedOn'},
    ({level, reviewedOn}) => [level, reviewLine(reviewedOn)],
  ),
})
