import {defineField, defineType} from 'sanity'
import {choice, line, optionalLine, optionalParagraph} from '#studio/schema/fields.ts'

export const claim = defineType({
  name: 'claim',
  title: 'Figure or promise',
  type: 'document',
  description: 'Every figure and promise of the site in one place, with how we know it.',
  fields: [
    line('value', 'The figure or the key words, such as: 15 weeks.'),
    line('text', 'What it says, such as: average wait for treatment.'),
    choice(
      'kind',
      'A statistic needs a source. A target or goal is always shown as one. A plan is not yet true. A rule must be kept.',
      [
        {value: 'statistic', title: 'Statistic'},
        {value: 'target', title: 'Target'},
        {value: 'goal', title: 'Goal'},
        {value: 'plan', title: 'Plan'},
        {value: 'rule', title: 'Rule'},
      ],
    ),
    optionalLine('source', 'Where the figure comes from: publisher and name of the data.'),
    defineField({
      name: 'sourceUrl',
      type: 'url',
      description: 'The address where anyone can check it.',
      validation: (rule) => rule.uri({scheme: ['https']}),
    }),
    optionalLine('asOf', 'The month to which the figure belongs, such as: September 2025.'),
    optionalParagraph(
      'evidence',
      'A note for us, which visitors do not see: what is still to be proven.',
    ),
  ],
  preview: {select: {title: 'value', subtitle: 'text'}},
})
