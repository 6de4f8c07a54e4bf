import {defineSection} from '#studio/schema/define-section.ts'
import {
  defineObject,
  field,
  line,
  list,
  optionalLine,
  optionalParagraph,
  paragraph,
  references,
  requiredReference,
} from '#studio/schema/fields.ts'

export const matchingStreet = defineSection({
  name: 'matchingStreet',
  title: 'How matching works: a street at night',
  description:
    'One example request; factor by factor the light goes out in the windows of those who fit less well.',
  titleField: 'headline',
  fields: {
    headline: line('The largest words of the page.'),
    lead: optionalParagraph('One or two sentences under the headline, in the future tense.'),
    link: field(
      'link',
      'The button under the headline, such as: Join the waitlist. Phones show it in the bar at the lower edge. May stay empty.',
    ),
    requestBadge: line('The tag on the request, that it is an example.'),
    request: paragraph('What somebody might ask for, in their words.'),
    people: references('clinician', 'Who is on the list at first: up to six.', {min: 2}),
    startTitle: line('The heading of the first row.'),
    startText: paragraph('What the first row says.'),
    onList: line('After the number of people in the first row, such as: on the list.'),
    of: optionalLine(
      'The word between the number of a row and the number of everyone, such as: of. Empty: a row shows its own number alone.',
    ),
    fit: line('The words after the numbers, such as: still at the top.'),
    factors: list(
      defineObject({
        name: 'factor',
        title: 'Factor',
        fields: {
          title: line('The factor in a few words.'),
          asked: line('What of the request it is about.'),
          text: paragraph('What it does.'),
          fits: references('clinician', 'Whose light stays on.'),
        },
      }),
      'What the list is sorted by, one row each.',
      {min: 1, max: 6},
    ),
    endTitle: line('The heading of the last row.'),
    endText: paragraph('What the last row says.'),
    results: list(
      defineObject({
        name: 'result',
        title: 'Result',
        fields: {
          clinician: requiredReference('clinician', 'Who it is.'),
          why: line('Why this person is near the top, in one line.'),
        },
        preview: {select: {title: 'clinician.name', subtitle: 'why'}},
      }),
      'Who is near the top at the end, and why.',
      {max: 3},
    ),
  },
})
