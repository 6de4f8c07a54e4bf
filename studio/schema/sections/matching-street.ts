import {defineArrayMember, defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {
  field,
  line,
  optionalLine,
  optionalParagraph,
  paragraph,
  references,
  requiredReference,
  titled,
} from '#studio/schema/fields.ts'

export const matchingStreet = defineSection({
  name: 'matchingStreet',
  title: 'How matching works: a street at night',
  description:
    'One example request; factor by factor the light goes out in the windows of those who fit less well.',
  titleField: 'headline',
  fields: [
    line('headline', 'The largest words of the page.'),
    titled(
      'Sentences under the headline',
      optionalParagraph('lead', 'One or two sentences under the headline, in the future tense.'),
    ),
    field(
      'link',
      'link',
      'The button under the headline, such as: Join the waitlist. Phones show it in the bar at the lower edge. May stay empty.',
    ),
    line('requestBadge', 'The tag on the request, that it is an example.'),
    paragraph('request', 'What somebody might ask for, in their words.'),
    references('people', 'clinician', 'Who is on the list at first: up to six.', 2),
    line('startTitle', 'The heading of the first row.'),
    paragraph('startText', 'What the first row says.'),
    line('onList', 'After the number of people in the first row, such as: on the list.'),
    titled(
      'Word between two numbers',
      optionalLine(
        'of',
        'The word between the number of a row and the number of everyone, such as: of. Empty: a row shows its own number alone.',
      ),
    ),
    line('fit', 'The words after the numbers, such as: still at the top.'),
    defineField({
      name: 'factors',
      type: 'array',
      description: 'What the list is sorted by, one row each.',
      of: [
        defineArrayMember({
          name: 'factor',
          title: 'Factor',
          type: 'object',
          fields: [
            line('title', 'The factor in a few words.'),
            titled('Who was asked about', line('asked', 'What of the request it is about.')),
            paragraph('text', 'What it does.'),
            references('fits', 'clinician', 'Whose light stays on.', 1),
          ],
          preview: {select: {title: 'title', subtitle: 'asked'}},
        }),
      ],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    line('endTitle', 'The heading of the last row.'),
    paragraph('endText', 'What the last row says.'),
    defineField({
      name: 'results',
      type: 'array',
      description: 'Who is near the top at the end, and why.',
      of: [
        defineArrayMember({
          name: 'result',
          title: 'Result',
          type: 'object',
          fields: [
            requiredReference('clinician', 'clinician', 'Who it is.'),
            line('why', 'Why this person is near the top, in one line.'),
          ],
          preview: {select: {title: 'clinician.name', subtitle: 'why'}},
        }),
      ],
      validation: (rule) => rule.max(3),
    }),
  ],
})
