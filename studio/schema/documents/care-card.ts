import {defineType} from 'sanity'
import {
  choice,
  inGroup,
  line,
  list,
  optionalLine,
  optionalParagraph,
  requiredLines,
  reviewedOn,
} from '#studio/schema/fields.ts'
import {previewLine, reviewLine} from '#studio/schema/preview-line.ts'

export const careCard = defineType({
  name: 'careCard',
  title: 'Place to go for help',
  type: 'document',
  description:
    'Where to go with what, after the care cards of the NHS. Let a clinician read a change.',
  groups: [
    {name: 'advice', title: 'When to go there', default: true},
    {name: 'notes', title: 'Notes and links'},
  ],
  fields: [
    ...inGroup('advice', [
      choice('kind', 'Which place it is. Decides colour and mark.', [
        {value: 'emergency', title: '999'},
        {value: 'urgent', title: 'NHS 111'},
        {value: 'pharmacist', title: 'A pharmacist'},
        {value: 'gp', title: 'Your own GP'},
        {value: 'home', title: 'A home visit'},
      ]),
      line('level', 'How urgent it is, in a word or two, such as: Emergency.'),
      optionalLine(
        'prefix',
        'What screen readers say before the heading, such as: Immediate action required.',
      ),
      line('heading', 'The beginning of the sentences below, such as: Ask a pharmacist if.'),
      requiredLines('bullets', 'The ends of those sentences.'),
    ]),
    ...inGroup('notes', [
      optionalParagraph(
        'warning',
        'When a more urgent place is right. The search shows it above the heading, the card below its list. Telephone numbers become links.',
      ),
      optionalParagraph('note', 'A note under the list. Telephone numbers become links.'),
      list('links', 'link', 'Links under the note, such as: Call 999.', {max: 3}),
      reviewedOn('A clinician read the card last on this day.'),
    ]),
  ],
  preview: {
    select: {title: 'heading', level: 'level', reviewedOn: 'reviewedOn'},
    prepare: ({level, reviewedOn, ...shown}) => ({
      ...shown,
      subtitle: previewLine(level, reviewLine(reviewedOn)),
    }),
  },
})
