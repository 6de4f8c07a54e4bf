import {defineArrayMember} from 'sanity'
import {checkHighlight} from '#studio/validation/value-checks.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'
import {valueAt} from '#studio/value-at.ts'

export const hero = defineSection({
  name: 'hero',
  title: 'Hero with the house',
  description:
    'The opening of the home page: words on the left, a house with five people on the right.',
  titleField: 'headline',
  fields: {
    headline: f.textWithLimit('The largest words of the page.', {
      letters: 40,
      why: 'More than 40 letters push the buttons out of sight on telephones.',
    }),
    highlight: f.custom({
      type: 'string',
      description:
        'The words of the headline that the lamp underlines, side by side. May stay empty.',
      options: {headline: 'headline'},
      validation: (rule) =>
        rule.custom(
          (value, {parent}) => checkHighlight(value, valueAt(parent, 'headline')) ?? true,
        ),
    }),
    lead: f.paragraph('One or two sentences under the headline.'),
    primary: f.requiredField('link', 'What most visitors should do next.'),
    secondary: f.requiredField('link', 'The second, quieter button.'),
    links: f.list('link', 'Links under the buttons, in a few words. May stay empty.', {max: 2}),
    facts: f.list('claimedFact', 'Up to three short facts under the buttons.', {max: 3}),
    windows: f.custom({
      type: 'array',
      description:
        'Five doctors: first at the door, then at the four windows. Examples go when the site settings hide them.',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{type: 'clinician'}],
          options: {filter: 'kind == "doctor"'},
        }),
      ],
      validation: (rule) => rule.required().min(5).max(5).unique(),
    }),
    pictureLabel: f.line(
      'What the picture of the house shows as a whole, for people who cannot see it. One or two short sentences.',
    ),
    emptyPictureLabel: f.line('The same for the house while nobody is in it.'),
    previousLabel: f.line('What screen readers say for the button that shows the previous person.'),
    nextLabel: f.line('What screen readers say for the button that shows the next person.'),
    pauseLabel: f.line(
      'What screen readers say for the button that stops the light from moving on.',
    ),
    playLabel: f.line('What screen readers say for the same button once the light stands still.'),
  },
})
