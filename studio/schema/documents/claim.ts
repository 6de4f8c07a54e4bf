import {
  defineDocument,
  choice,
  custom,
  line,
  optionalLine,
  optionalParagraph,
  tabs,
  titled,
  webAddress,
} from '#studio/schema/fields.ts'
import {claimKinds} from '#shared/claims.ts'

const kindTitles = {
  statistic: 'Statistic',
  target: 'Target',
  goal: 'Goal',
  plan: 'Plan',
  rule: 'Promise',
} satisfies Record<(typeof claimKinds)[number], string>

export const claim = defineDocument({
  name: 'claim',
  title: 'Figure or promise',
  description: 'Every figure and promise of the site in one place, with how we know it.',
  ...tabs({
    'Figure or promise': {
      value: line('The figure or the key words, such as: 15 weeks.'),
      text: line('What it says, such as: average wait for treatment.'),
      sentence: optionalLine(
        'Only where figure and text do not read as one sentence. Shown in their place in the list of figures and promises, such as: We tell your GP only if you agree.',
      ),
      kind: choice(
        'A statistic needs a source. A target or goal is always shown as one. A plan is not yet true. A promise must be kept.',
        claimKinds.map((value) => ({value, title: kindTitles[value]})),
      ),
      note: titled(
        'Note for visitors',
        optionalParagraph('What visitors should also know. Shown in the list of figures.'),
      ),
    },
    'Source and notes': {
      source: custom({
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
      sourceUrl: webAddress('The address where anyone can check it.'),
      asOf: optionalLine('The month to which the figure belongs, such as: September 2025.'),
      evidence: optionalParagraph(
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
  const known = claimKinds.find((name) => name === kind)
  const title = known === undefined ? '' : kindTitles[known]
  return known === 'statistic' && isEmpty(source) ? `⚠ ${title} without a source` : title
}

function isEmpty(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === ''
}
