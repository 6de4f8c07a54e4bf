import {defineField, defineType} from 'sanity'
import {
  inGroup,
  line,
  optionalLine,
  paragraph,
  required,
  requiredField,
  titled,
} from '#studio/schema/fields.ts'

const kind = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'object',
    description: `What visitors read about a figure or promise of the kind "${title}".`,
    validation: required,
    fields: [
      line('label', 'The word beside one of them.'),
      line('heading', 'The heading above all of them in the register.'),
      paragraph('text', 'What the word means, in one or two sentences.'),
    ],
  })

export const claimRegister = defineType({
  name: 'claimRegister',
  title: 'Words of the claims register',
  type: 'document',
  description: 'What stands beside every figure and promise: how we know it.',
  groups: [
    {name: 'words', title: 'Beside a figure', default: true},
    {name: 'kinds', title: 'Kinds of figures and promises'},
  ],
  fields: [
    ...inGroup('words', [
      titled(
        'Line at one figure',
        line('question', 'The line that opens where the figure comes from.'),
      ),
      titled(
        'Line at several figures',
        optionalLine('questions', 'The same for several figures. Empty: the line of one figure.'),
      ),
      line('sourceLabel', 'The word before the source of a statistic.'),
      titled(
        'Word before a basis',
        optionalLine(
          'basisLabel',
          'The word before what a target, goal, plan or promise rests on. Empty: the word before a source.',
        ),
      ),
      line('dateLabel', 'The word before the date.'),
      line('unsourced', 'The tag on a statistic without a source.'),
      paragraph('unsourcedText', 'What it means that a statistic has no source yet.'),
      titled(
        'Line above statistics without a source',
        optionalLine(
          'unsourcedList',
          'Stands above a list of which no statistic has a source. Empty: each has the tag.',
        ),
      ),
      line('noDate', 'What stands in place of a date that is not known.'),
      requiredField('link', 'link', 'The link to the page with the whole register.'),
    ]),
    ...inGroup('kinds', [
      kind('statistic', 'Statistic'),
      kind('target', 'Target'),
      kind('goal', 'Goal'),
      kind('plan', 'Plan'),
      kind('rule', 'Promise'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Words of the claims register'})},
})
