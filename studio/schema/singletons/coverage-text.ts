import {defineType} from 'sanity'
import {inGroup, line, paragraph, titled} from '#studio/schema/fields.ts'

const about = (when: string) => `${when} {area} is the postcode or the name that was typed.`

export const coverageText = defineType({
  name: 'coverageText',
  title: 'Area check',
  type: 'document',
  description: 'The words of the check of a postcode, and of the states an area can be in.',
  groups: [
    {name: 'check', title: 'The check', default: true},
    {name: 'answers', title: 'Answers'},
    {name: 'states', title: 'States of an area'},
    {name: 'waiting', title: 'People who wait'},
  ],
  fields: [
    ...inGroup('check', [
      titled(
        'Line above the heading',
        line('eyebrow', 'A few words above the heading of the check.'),
      ),
      line('heading', 'The heading of the check.'),
      paragraph('text', 'What it is for, in one or two sentences.'),
      line('label', 'The words above the field.'),
      line('hint', 'A short help between label and field.'),
      line('button', 'The words of the button that checks.'),
      line('privacy', 'What happens with the postcode.'),
      titled(
        'Line before an answer',
        line('invitation', 'Stands where the answer will be, until somebody checks.'),
      ),
    ]),
    ...inGroup('answers', [
      paragraph('planned', about('When all of it is planned.')),
      paragraph('open', about('When all of it is open.')),
      paragraph('paused', about('When all of it is closed for now.')),
      paragraph('several', about('When it lies in more than one borough.')),
      paragraph('partly', about('When a part of it is outside Greater London.')),
      paragraph('outside', about('When it is outside all areas.')),
      line('invalid', 'When it is no postcode.'),
      line(
        'unknownArea',
        'What stands for {area} when the postcode is not known, such as: That postcode.',
      ),
      line('join', about('The link to the waitlist.')),
      line('joinAnywhere', 'The same when the postcode is not known.'),
    ]),
    ...inGroup('states', [
      line('statusPlanned', 'The word beside an area that is planned.'),
      line('statusOpen', 'The word beside an area that is open.'),
      line('statusPaused', 'The word beside an area that is closed for now.'),
    ]),
    ...inGroup('waiting', [
      titled(
        'Under the map',
        paragraph(
          'glowMeaning',
          'When a borough glows on the map. {people} is 10, the fewest that make one glow.',
        ),
      ),
      titled(
        'Under the map: no borough glows',
        line('noGlow', 'Stands above the explanation until the first borough glows.'),
      ),
      titled(
        'Beside an area that glows',
        line(
          'waitingLabel',
          'In the list, in answers and in the key of the map. {people} is 10, 30 or 100.',
        ),
      ),
      titled(
        'Link where no borough glows',
        line(
          'firstLight',
          'The link to the waitlist. Up to 9 people may be waiting already, so “the first” may be untrue.',
        ),
      ),
    ]),
  ],
  preview: {prepare: () => ({title: 'Area check'})},
})
