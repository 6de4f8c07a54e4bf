import {
  defineSingleton,
  group,
  line,
  optionalLine,
  paragraph,
  requiredField,
  tabs,
  titled,
} from '#studio/schema/fields.ts'

const kind = (title: string) =>
  titled(
    title,
    group(`What visitors read about a figure or promise of the kind "${title}".`, {
      label: line('The word beside one of them.'),
      heading: line('The heading above all of them in the register.'),
      text: paragraph('What the word means, in one or two sentences.'),
    }),
  )

export const claimRegister = defineSingleton({
  name: 'claimRegister',
  title: 'Words of the claims register',
  description: 'What stands beside every figure and promise: how we know it.',
  ...tabs({
    'Beside a figure': {
      question: titled(
        'Line at one figure',
        line('The line that opens where the figure comes from.'),
      ),
      questions: titled(
        'Line at several figures',
        optionalLine('The same for several figures. Empty: the line of one figure.'),
      ),
      sourceLabel: line('The word before the source of a statistic.'),
      basisLabel: titled(
        'Word before a basis',
        optionalLine(
          'The word before what a target, goal, plan or promise rests on. Empty: the word before a source.',
        ),
      ),
      dateLabel: line('The word before the date.'),
      unsourced: line('The tag on a statistic without a source.'),
      unsourcedText: paragraph('What it means that a statistic has no source yet.'),
      unsourcedList: optionalLine(
        'Stands above a list of which no statistic has a source. Empty: each has the tag.',
      ),
      noDate: line('What stands in place of a date that is not known.'),
      link: requiredField('link', 'The link to the page with the whole register.'),
    },
    'Kinds of figures and promises': {
      statistic: kind('Statistic'),
      target: kind('Target'),
      goal: kind('Goal'),
      plan: kind('Plan'),
      rule: kind('Promise'),
    },
  }),
})
