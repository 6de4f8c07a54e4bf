import {exampleClaim as claim} from '#content/testing/example-claims.ts'
import type {SectionProps} from '#content/section-props.ts'

type Mission = SectionProps<'mission'>['section']

const full: Mission = {
  _key: 'full',
  _type: 'mission',
  anchor: 'mission',
  heading: 'Behind every number is someone waiting by the phone.',
  figure: claim('waiting-patients', 'statistic', '283,474', 'patients on waiting lists'),
  text: 'Many people wait a long time for care. We want to make it easier.',
  statistics: [
    claim('average-wait', 'statistic', '15 weeks', 'average wait for treatment'),
    claim('missed-appointments', 'statistic', 'High', 'missed appointments'),
  ],
  targetsHeading: 'Our targets',
  targets: [
    claim('homes', 'target', '100K', 'homes to reach by 2026'),
    claim('providers', 'target', '5K', 'healthcare providers to empower'),
    claim('satisfaction', 'target', '5.0/5', 'satisfaction'),
    claim('regions', 'target', '200+', 'UK regions to cover'),
  ],
  note: 'These are targets. They are not results.',
}

/** States the section is looked at and tested in. */
export const missionFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    heading: `${full.heading} ${full.heading}`,
    figure: {...full.figure, value: '12,283,474'},
    text: `${full.text} ${full.text} ${full.text} ${full.text}`,
    targets: full.targets.map((target) => ({
      ...target,
      text: `${target.text}, in every borough of London and in the towns around it`,
    })),
  },
  bare: {
    ...full,
    _key: 'bare',
    anchor: null,
    statistics: [],
    targetsHeading: null,
    targets: [],
    note: null,
  },
} satisfies Record<string, Mission>
