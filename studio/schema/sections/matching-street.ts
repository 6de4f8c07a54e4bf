import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const matchingStreet = defineSection({
  name: 'matchingStreet',
  title: 'How matching works: a street at night',
  description:
    'One example request; factor by factor the light goes out in the windows of those who fit less well.',
  titleField: 'headline',
  fields: {
    headline: f.line('The largest words of the page.'),
    lead: f.optionalParagraph('One or two sentences under the headline, in the future tense.'),
    link: f.field(
      'link',
      'The button under the headline, such as: Join the waitlist. Phones show it in the bar at the lower edge. May stay empty.',
    ),
    requestBadge: f.line('The tag on the request, that it is an example.'),
    request: f.paragraph('What somebody might ask for, in their words.'),
    people: f.references('clinician', 'Who is on the list at first: up to six.', {min: 2}),
    startTitle: f.line('The heading of the first row.'),
    startText: f.paragraph('What the first row says.'),
    onList: f.line('After the number of people in the first row, such as: on the list.'),
    of: f.optionalLine(
      'The word between the number of a row and the number of everyone, such as: of. Empty: a row shows its own number alone.',
    ),
    fit: f.line('The words after the numbers, such as: still at the top.'),
    factors: f.list(
      f.defineObject({
        name: 'factor',
        title: 'Factor',
        fields: {
          title: f.line('The factor in a few words.'),
          asked: f.line('What of the request it is about.'),
          text: f.paragraph('What it does.'),
          fits: f.references('clinician', 'Whose light stays on.'),
        },
      }),
      'What the list is sorted by, one row each.',
      {min: 1, max: 6},
    ),
    endTitle: f.line('The heading of the last row.'),
    endText: f.paragraph('What the last row says.'),
    results: f.list(
      f.defineObject({
        name: 'result',
        title: 'Result',
        fields: {
          clinician: f.requiredReference('clinician', 'Who it is.'),
          why: f.line('Why this person is near the top, in one line.'),
        },
        preview: {select: {title: 'clinician.name', subtitle: 'why'}},
      }),
      'Who is near the top at the end, and why.',
      {max: 3},
    ),
  },
})
