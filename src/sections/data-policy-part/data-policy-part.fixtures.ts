import {dataPolicyFixture} from '#content/render/data-policy.fixtures.ts'
import type {SectionProps} from '#content/section-props.ts'

type DataPolicyPart = SectionProps<'dataPolicyPart'>['section']

const full: DataPolicyPart = {
  _key: 'full',
  _type: 'dataPolicyPart',
  anchor: null,
  heading: 'How long we keep things',
  intro: 'After this time a timed job deletes it.',
  kind: 'retention',
  policy: dataPolicyFixture,
}

export const dataPolicyPartFixtures = {
  full,
  purposes: {...full, _key: 'purposes', heading: 'What we collect and why', kind: 'purposes'},
  processors: {...full, _key: 'processors', heading: 'Who helps us', kind: 'processors'},
  promises: {...full, _key: 'promises', heading: 'In short', intro: null, kind: 'promises'},
} satisfies Record<string, DataPolicyPart>
