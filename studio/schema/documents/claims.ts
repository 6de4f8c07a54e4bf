import * as f from '#studio/schema/fields.ts'
import type {ClaimKind, promiseStates} from '#shared/claims.ts'
import {listRow} from '#studio/schema/preview-line.ts'

const kindTitles: Readonly<Record<string, string>> = {
  statistic: 'Statistic',
  target: 'Target',
  goal: 'Goal',
  plan: 'Plan',
  rule: 'Promise',
} satisfies Record<ClaimKind, string>

export const claim = f.defineDocument({
  name: 'claim',
  title: 'Figure or promise',
  description: 'Every figure and promise of the site in one place, with how we know it.',
  ...f.tabs({
    'Figure or promise': {
      value: f.line('The figure or the key words, such as: 15 weeks.'),
      text: f.line('What it says, such as: average wait for treatment.'),
      sentence: f.optionalLine(
        'Only where figure and text do not read as one sentence. Shown in their place in the list of figures and promises, such as: We tell your GP only if you agree.',
      ),
      kind: f.choice(
        'A statistic needs a source. A target or goal is always shown as one. A plan is not yet true. A promise must be kept.',
        kindTitles,
      ),
      note: f.titled(
        'Note for visitors',
        f.optionalParagraph('What visitors should also know. Shown in the list of figures.'),
      ),
    },
    'Source and notes': {
      source: f.custom({
        type: 'string',
        description:
          'Where the figure comes from: publisher and name of the data. A statistic without a source is marked as such on every page.',
        validation: (rule) =>
          rule
            .custom((source, {document}) =>
              document?.['kind'] === 'statistic' && isEmpty(source)
                ? 'A statistic without a source is shown with a warning on every page.'
                : true,
            )
            .warning(),
      }),
      sourceUrl: f.webAddress('The address where anyone can check it.'),
      asOf: f.optionalLine('The month to which the figure belongs, such as: September 2025.'),
      evidence: f.optionalParagraph(
        'A note for us, which visitors do not see: what is still to be proven.',
      ),
    },
  }),
  preview: {
    select: {value: 'value', text: 'text', kind: 'kind', source: 'source'},
    prepare: ({value, text, kind, source}) => ({
      title: `${value ?? ''} ${text ?? ''}`.trim(),
      subtitle: claimSubtitle(kind, source),
    }),
  },
})

/** Names the kind of a claim in the Studio's lists and flags a statistic without a source. */
function claimSubtitle(kind: unknown, source: unknown): string {
  const title = kindTitles[String(kind)] ?? ''
  return kind === 'statistic' && isEmpty(source) ? `⚠ ${title} without a source` : title
}

function isEmpty(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === ''
}

const kind = (title: string) =>
  f.titled(
    title,
    f.group(`What visitors read about a figure or promise of the kind "${title}".`, {
      label: f.line('The word beside one of them.'),
      heading: f.line('The heading above all of them in the register.'),
      text: f.paragraph('What the word means, in one or two sentences.'),
    }),
  )

export const claimRegister = f.defineSingleton({
  name: 'claimRegister',
  title: 'Words of the claims register',
  description: 'What stands beside every figure and promise: how we know it.',
  ...f.tabs({
    'Beside a figure': {
      question: f.titled(
        'Line at one figure',
        f.line('The line that opens where the figure comes from.'),
      ),
      questions: f.titled(
        'Line at several figures',
        f.optionalLine('The same for several figures. Empty: the line of one figure.'),
      ),
      sourceLabel: f.line('The word before the source of a statistic.'),
      basisLabel: f.titled(
        'Word before a basis',
        f.optionalLine(
          'The word before what a target, goal, plan or promise rests on. Empty: the word before a source.',
        ),
      ),
      dateLabel: f.line('The word before the date.'),
      unsourced: f.line('The tag on a statistic without a source.'),
      unsourcedText: f.paragraph('What it means that a statistic has no source yet.'),
      unsourcedList: f.optionalLine(
        'Stands above a list of which no statistic has a source. Empty: each has the tag.',
      ),
      noDate: f.line('What stands in place of a date that is not known.'),
      link: f.requiredField('link', 'The link to the page with the whole register.'),
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

const stateTitles: Readonly<Record<string, string>> = {
  open: 'Not done yet',
  kept: 'Kept',
  late: 'Not kept in time',
  broken: 'Not kept',
} satisfies Record<(typeof promiseStates)[number], string>

export const promise = f.defineDocument({
  name: 'promise',
  title: 'Promise',
  description:
    'What we said in public, when, and whether it was kept. Stands in the log of promises.',
  fields: f.fieldsOf({
    text: f.paragraph('What we said, in the words we used.'),
    saidOn: f.dayFromToday('When we said it. Visitors see the month and the year.'),
    state: f.choice(
      'Whether it was kept. Never delete a promise that was not kept.',
      stateTitles,
      'open',
    ),
    changedOn: f.field('date', 'When its state last changed. May stay empty while it is open.'),
    outcome: f.optionalParagraph('What became of it, in one or two sentences.'),
    claim: f.reference(
      'claim',
      'The claim in which pages say it. The list of claims leaves it out.',
    ),
  }),
  orderings: [{title: 'Newest first', name: 'saidOn', by: [{field: 'saidOn', direction: 'desc'}]}],
  preview: listRow({title: 'text', state: 'state', saidOn: 'saidOn'}, ({state, saidOn}) => [
    stateTitles[String(state)],
    saidOn,
  ]),
})
