import type {SectionProps} from '#content/section-props.ts'
import {careCardFixture} from '#content/render/care-card.fixtures.ts'

type CareGuide = SectionProps<'careGuide'>['section']

const full: CareGuide = {
  _key: 'full',
  _type: 'careGuide',
  anchor: null,
  heading: 'Where should I go?',
  legend: 'Choose what fits. We don’t keep your answer.',
  answers: [
    {_key: 'all', label: 'Show everything', places: null},
    {_key: 'now', label: 'I need help today, or I’m not sure', places: ['care-urgent']},
    {
      _key: 'travel',
      label: 'It can wait, and travel is hard',
      places: ['care-gp', 'care-home'],
    },
  ],
  note: 'The 999 card always stays on the page.',
  places: [
    careCardFixture('emergency'),
    careCardFixture('urgent'),
    careCardFixture('pharmacist'),
    careCardFixture('gp'),
    careCardFixture('home'),
  ],
  moreLabel: 'It’s not urgent',
  found: 'places fit',
  foundOne: 'place fits',
}

export const careGuideFixtures = {
  full,
  short: {...full, _key: 'short', note: null, moreLabel: null, places: full.places.slice(0, 2)},
} satisfies Record<string, CareGuide>
