import type {SectionProps} from '#content/section-props.ts'
import {examplePager} from '#content/testing/example-pager.ts'
import {examplePicture} from '#content/testing/example-picture.ts'

type Timeline = SectionProps<'timeline'>['section']
type Update = Timeline['updates'][number]

const update = (id: string, category: Update['category'], date: string, title: string): Update => ({
  _id: `update-${id}`,
  _type: 'update',
  title,
  date,
  description: 'You can read about our plans and tell us that you are interested.',
  category,
  highlights: ['Read about visits at home', 'Join the waitlist'],
  link: null,
  picture: null,
})

const full: Timeline = {
  _key: 'full',
  _type: 'timeline',
  anchor: null,
  headline: 'What is new',
  lead: 'We post here when something changes.',
  back: {
    label: 'Back to Home',
    kind: 'page',
    context: null,
    dialog: null,
    subject: null,
    address: null,
    page: {addressOf: 'page-home', path: '/'},
  },
  feedLabel: 'Updates and promises as a feed (Atom)',
  categories: {
    feature: 'Feature',
    improvement: 'Improvement',
    launch: 'Launch',
    design: 'Design',
    integration: 'Integration',
  },
  empty: 'There are no updates yet.',
  listTotal: 5,
  listPath: '/updates',
  pager: examplePager,
  next: {label: 'Next', heading: 'The app, nurses and carers', text: 'Not ready yet.', link: null},
  updates: [
    update('design', 'design', '2026-11-20', 'A new design'),
    update('feature', 'feature', '2026-10-03', 'Check your area'),
    update('improvement', 'improvement', '2026-09-02', 'Faster pages'),
    update('integration', 'integration', '2026-08-02', 'A calendar'),
    {
      ...update('launch', 'launch', '2025-09-01', 'Landing page launch'),
      picture: {...examplePicture, alt: 'A London terrace at dusk'},
    },
  ],
}

export const timelineFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    headline: 'What is new on our website, in our app and in the places we plan to visit',
    updates: full.updates.slice(0, 1).map((item) => ({
      ...item,
      _id: 'update-longest',
      description: `${item.description} `.repeat(6).trim(),
    })),
  },
  bare: {...full, _key: 'bare', lead: null, back: null, next: null, listTotal: 0, updates: []},
} satisfies Record<string, Timeline>
