import {defineArrayMember, defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {field, line, optionalLine, references, titled} from '#studio/schema/fields.ts'

const guideAnswer = defineArrayMember({
  name: 'guideAnswer',
  title: 'Answer',
  type: 'object',
  fields: [
    line('label', 'What a visitor chooses, such as: It is a small problem.'),
    defineField({
      name: 'places',
      type: 'array',
      description: 'The places that fit. Empty: all of them. 999 is always shown.',
      of: [defineArrayMember({type: 'reference', to: [{type: 'careCard'}]})],
      validation: (rule) => rule.unique(),
    }),
  ],
  preview: {select: {title: 'label'}},
})

export const careGuide = defineSection({
  name: 'careGuide',
  title: 'Where should I go?',
  description: 'Where to go for help, from 999 to a home visit. Nothing is stored or sent.',
  fields: [
    line('heading', 'The heading of the section.'),
    titled('Question', line('legend', 'The sentence above the answers.')),
    defineField({
      name: 'answers',
      type: 'array',
      description: 'What a visitor can choose. The first is chosen at the start.',
      of: [guideAnswer],
      validation: (rule) => rule.required().min(2).max(12),
    }),
    optionalLine('note', 'A short note under the answers.'),
    references('places', 'careCard', 'The places to go, most urgent first.', 2),
    optionalLine(
      'moreLabel',
      'The button that shows the places for problems that are not urgent, on phones. Empty: they are always shown.',
    ),
    field('link', 'link', 'A link under the places, such as: Print a card. May stay empty.'),
    line(
      'found',
      'What screen readers say after the number of places that fit, such as: places fit.',
    ),
    line('foundOne', 'The same after a single place, such as: place fits.'),
  ],
})
