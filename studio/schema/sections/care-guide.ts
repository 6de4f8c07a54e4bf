import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

const guideAnswer = f.defineObject({
  name: 'guideAnswer',
  title: 'Answer',
  fields: {
    label: f.line('What a visitor chooses, such as: It is a small problem.'),
    places: f.optionalReferences(
      'careCard',
      'The places that fit. Empty: all of them. 999 is always shown.',
    ),
  },
})

export const careGuide = defineSection({
  name: 'careGuide',
  title: 'Where should I go?',
  description: 'Where to go for help, from 999 to a home visit. Nothing is stored or sent.',
  fields: {
    heading: f.line('The heading of the section.'),
    legend: f.line('The sentence above the answers.'),
    answers: f.list(guideAnswer, 'What a visitor can choose. The first is chosen at the start.', {
      min: 2,
      max: 12,
    }),
    note: f.optionalLine('A short note under the answers.'),
    places: f.references('careCard', 'The places to go, most urgent first.', {min: 2}),
    moreLabel: f.optionalLine(
      'The button that shows the places for problems that are not urgent, on phones. Empty: they are always shown.',
    ),
    link: f.field('link', 'A link under the places, such as: Print a card. May stay empty.'),
    found: f.line(
      'What screen readers say after the number of places that fit, such as: places fit.',
    ),
    foundOne: f.line('The same after a single place, such as: place fits.'),
  },
})
