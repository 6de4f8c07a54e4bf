import type {SectionProps} from '#content/section-props.ts'

type PolicyList = SectionProps<'policyList'>['section']

const full: PolicyList = {
  _key: 'full',
  _type: 'policyList',
  anchor: null,
  heading: 'Policies & Guidelines',
  areas: [
    {
      _id: 'policy-clinical-standards',
      _type: 'policyArea',
      title: 'Clinical standards',
      note: null,
      text: 'Follow national guidance, such as NICE. Work only within your training.',
    },
    {
      _id: 'policy-data-protection',
      _type: 'policyArea',
      title: 'Data protection',
      note: 'Our systems are GDPR-compliant.',
      text: 'Use only the information you need. Keep it safe.',
    },
  ],
}

export const policyListFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    areas: full.areas.map((area) => ({...area, text: `${area.text} `.repeat(6).trim()})),
  },
} satisfies Record<string, PolicyList>
