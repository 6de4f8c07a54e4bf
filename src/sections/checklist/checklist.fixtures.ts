import type {SectionProps} from '#content/section-props.ts'
import {exampleLink, exampleRegisterLink} from '#content/testing/example-links.ts'

type Checklist = SectionProps<'checklist'>['section']
type Role = NonNullable<Checklist['roles']>[number]

const role = (
  key: Role['service']['key'],
  name: string,
  status: Role['service']['status'],
  items: readonly [title: string, hint: string | null][],
): Role => ({
  _key: key,
  name,
  service: {
    _id: `service-${key}`,
    _type: 'service',
    key,
    status,
    statusLabel: status === 'launched' ? 'Opening first' : 'Coming Soon',
  },
  groups: [
    {
      _key: 'about',
      heading: 'About you',
      items: items.map(([title, hint], place) => ({_key: `item-${place}`, title, hint})),
    },
  ],
  action: exampleRegisterLink(key),
})

const full: Checklist = {
  _key: 'full',
  _type: 'checklist',
  anchor: null,
  heading: 'What to have ready',
  lead: 'Tick things off as you find them.',
  rolesLabel: 'I am a',
  roles: [
    role('gp', 'GP', 'launched', [
      ['GMC registration', 'Your number and the name on the register'],
      ['2 references', 'One from the last 2 years'],
      ['Right to work in the UK', null],
    ]),
    role('carer', 'Carer', 'comingSoon', [['2 references', null]]),
  ],
  countOf: 'of',
  countLabel: 'found',
  printLabel: 'Print my list',
  clearLabel: 'Clear my ticks',
  privacyNote: 'Your ticks stay on this device.',
  afterHeading: 'Missing one? Register anyway.',
  afterText: 'Registering takes a minute and does not commit you.',
  secondary: exampleLink('Policies and guides', '/providers/policies'),
  breadcrumb: null,
  parent: null,
  trail: null,
}

export const checklistFixtures = {
  full,
  bare: {
    ...full,
    _key: 'bare',
    lead: null,
    roles: full.roles.slice(0, 1),
    afterText: null,
    secondary: null,
  },
} satisfies Record<string, Checklist>
