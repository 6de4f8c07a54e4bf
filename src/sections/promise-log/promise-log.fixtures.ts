import type {SectionProps} from '#content/section-props.ts'

type PromiseLog = SectionProps<'promiseLog'>['section']

const promise = (
  id: string,
  state: PromiseLog['saidPromises'][number]['state'],
  text: string,
  changedOn: string | null = null,
  outcome: string | null = null,
): PromiseLog['saidPromises'][number] => ({
  _id: `promise-${id}`,
  _type: 'promise',
  text,
  saidOn: '2026-11-20',
  state,
  changedOn,
  outcome,
})

const full: PromiseLog = {
  _key: 'full',
  _type: 'promiseLog',
  anchor: null,
  heading: 'What we promised',
  text: 'What we said, when we said it, and whether we kept it.',
  saidLabel: 'Said in',
  states: {open: 'Still open', kept: 'Kept', late: 'Not kept in time', broken: 'Not kept'},
  saidPromises: [
    promise('reviews', 'open', 'We’ll show real reviews only when we can check them.'),
    promise('figures', 'kept', 'We will say how we know.', '2026-11-21', 'Every figure says so.'),
    promise('app', 'late', 'The app will be there in summer.', '2026-09-01', 'It took longer.'),
    promise('map', 'broken', 'There will be a map of streets.', '2026-10-01'),
  ],
}

export const promiseLogFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    saidPromises: full.saidPromises.map((item) => ({
      ...item,
      _id: `${item._id}-longest`,
      text: `${item.text} `.repeat(6).trim(),
    })),
  },
  bare: {...full, _key: 'bare', text: null, saidPromises: []},
} satisfies Record<string, PromiseLog>
