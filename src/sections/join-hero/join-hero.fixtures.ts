import type {SectionProps} from '#content/section-props.ts'
import {exampleRegisterLink} from '#content/testing/example-links.ts'
import {exampleDecoration} from '#content/testing/example-picture.ts'
import {exampleProviderCopy} from '#content/testing/example-form-copy.ts'

type JoinHero = SectionProps<'joinHero'>['section']

const full: JoinHero = {
  _key: 'join',
  _type: 'joinHero',
  anchor: null,
  headline: 'Nursing care at home',
  lead: 'We are planning nurse visits across London. Register your interest.',
  service: {_id: 'service-nurse', _type: 'service', key: 'nurse', status: 'comingSoon'},
  primary: exampleRegisterLink('nurse'),
  portraits: [
    {_key: 'first', ...exampleDecoration},
    {_key: 'second', ...exampleDecoration},
    {_key: 'third', ...exampleDecoration},
  ],
  formHeading: 'Register your interest as a nurse',
  needsHeading: 'What you will need',
  needs: ['An NMC Pin', 'An enhanced DBS check', '2 references'],
  note: 'Nurse visits are coming soon.',
  copy: exampleProviderCopy,
  breadcrumb: null,
  trail: null,
}

/** States the section is looked at and tested in. */
export const joinHeroFixtures = {
  full,
  bare: {
    ...full,
    _key: 'join-bare',
    lead: null,
    service: {_id: 'service-carer', _type: 'service', key: 'carer', status: 'comingSoon'},
    primary: exampleRegisterLink('carer'),
    portraits: null,
    formHeading: null,
    needs: null,
    note: null,
  },
} satisfies Record<string, JoinHero>
