import {dataPolicyFixture} from '#content/render/data-policy.fixtures.ts'
import type {SectionProps} from '#content/section-props.ts'

type DataPromises = SectionProps<'dataPromises'>['section']

const full: DataPromises = {
  _key: 'full',
  _type: 'dataPromises',
  anchor: null,
  headline: 'Our word, in 8 lines',
  lead: 'What we promise about your data.',
  updatedLabel: 'Last changed:',
  printLabel: 'Print this page',
  policy: dataPolicyFixture,
}

export const dataPromisesFixtures = {
  full,
  bare: {...full, _key: 'bare', lead: null},
} satisfies Record<string, DataPromises>
