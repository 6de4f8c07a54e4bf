import {defineSingleton, line, paragraph, tabs} from '#studio/schema/fields.ts'

const about = (when: string) => `${when} {area} is the postcode or the name that was typed.`

export const coverageText = defineSingleton({
  name: 'coverageText',
  title: 'Area check',
  description: 'The words of the check of a postcode, and of the states an area can be in.',
  ...tabs({
    'The check': {
      eyebrow: line('A few words above the heading of the check.'),
      heading: line('The heading of the check.'),
      text: paragraph('What it is for, in one or two sentences.'),
      label: line('The words above the field.'),
      hint: line('A short help between label and field.'),
      button: line('The words of the button that checks.'),
      privacy: line('What happens with the postcode.'),
      invitation: line('Stands where the answer will be, until somebody checks.'),
    },
    Answers: {
      planned: paragraph(about('When all of it is planned.')),
      open: paragraph(about('When all of it is open.')),
      paused: paragraph(about('When all of it is closed for now.')),
      several: paragraph(about('When it lies in more than one borough.')),
      partly: paragraph(about('When a part of it is outside Greater London.')),
      outside: paragraph(about('When it is outside all areas.')),
      invalid: line('When it is no postcode.'),
      unknownArea: line(
        'What stands for {area} when the postcode is not known, such as: That postcode.',
      ),
      join: line(about('The link to the waitlist.')),
      joinAnywhere: line('The same when the postcode is not known.'),
    },
    'States of an area': {
      statusPlanned: line('The word beside an area that is planned.'),
      statusOpen: line('The word beside an area that is open.'),
      statusPaused: line('The word beside an area that is closed for now.'),
    },
    'People who wait': {
      glowMeaning: paragraph(
        'When a borough glows on the map. {people} is 10, the fewest that make one glow.',
      ),
      noGlow: line('Stands above the explanation until the first borough glows.'),
      waitingLabel: line(
        'In the list, in answers and in the key of the map. {people} is 10, 30 or 100.',
      ),
      firstLight: line(
        'The link to the waitlist. Up to 9 people may be waiting already, so “the first” may be untrue.',
      ),
    },
  }),
})
