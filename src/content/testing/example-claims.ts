import type {SectionProps} from '#content/section-props.ts'
import {exampleLink} from './example-links.ts'

type Claim = NonNullable<SectionProps<'figures'>['section']['figure']>

const exampleRegister: NonNullable<Claim['register']> = {
  _id: 'claimRegister',
  _type: 'claimRegister',
  question: 'About this figure',
  questions: 'About these figures',
  close: 'Close',
  sourceLabel: 'Source:',
  basisLabel: 'Basis:',
  dateLabel: 'Date:',
  unsourced: 'No source yet',
  unsourcedText: 'We haven’t found a source for this figure yet.',
  unsourcedList: 'We haven’t found a source for these figures yet.',
  noDate: 'No date yet.',
  link: exampleLink('See all our figures and promises', '/how-we-know'),
  statistic: {label: 'Statistic', heading: 'Statistics', text: 'A number that somebody counted.'},
  target: {label: 'Target', heading: 'Targets', text: 'Something we aim for.'},
  goal: {label: 'Goal', heading: 'Goals', text: 'What we hope to reach.'},
  plan: {label: 'Plan', heading: 'Plans', text: 'What we plan. It is not true yet.'},
  rule: {label: 'Promise', heading: 'Promises', text: 'What we will always do.'},
}

export function exampleClaim(
  id: string,
  kind: Claim['kind'],
  value: string,
  text: string,
  more: Partial<Pick<Claim, 'sentence' | 'source' | 'sourceUrl' | 'asOf'>> = {},
): Claim {
  return {
    _id: `claim-${id}`,
    _type: 'claim',
    value,
    text,
    sentence: null,
    kind,
    source: null,
    sourceUrl: null,
    asOf: null,
    register: exampleRegister,
    ...more,
  }
}
