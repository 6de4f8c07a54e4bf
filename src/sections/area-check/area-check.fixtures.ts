import type {SectionProps} from '#content/section-props.ts'

type AreaCheck = SectionProps<'areaCheck'>['section']
type Area = NonNullable<AreaCheck['allAreas']>[number]

const copy: NonNullable<AreaCheck['check']> = {
  _id: 'coverageText',
  _type: 'coverageText',
  statusPlanned: 'Planned',
  statusOpen: 'Open',
  statusPaused: 'Not open for now',
  eyebrow: 'Check your area',
  heading: 'Will we visit you?',
  text: 'We plan to start in London. Enter your postcode to see whether we plan to visit your area.',
  label: 'Postcode',
  hint: 'For example, N1 or N1 1AA',
  button: 'Check my area',
  privacy: 'We do not store your postcode when you check.',
  planned: 'Good news: {area} is in the area we plan to cover. We’re not open there yet.',
  open: 'We are open in {area}.',
  paused: 'We’re not open in {area} for now.',
  several: '{area} is in more than one borough.',
  partly: 'Part of {area} is in Greater London. We plan to cover that part.',
  outside:
    '{area} is outside the area where we plan to start. Join the waitlist and we’ll tell you if this changes.',
  invalid: 'Enter a UK postcode, like N1 or N1 1AA',
  unknownArea: 'That postcode',
  join: 'Join the waitlist for {area}',
  joinAnywhere: 'Join the waitlist',
  waitingLabel: '{people} or more waiting',
  dark: '{area} is still dark on our map. A borough glows when {people} people there have joined.',
  firstLight: 'Be one of the first lights in {area}',
  meaningsHeading: 'Each borough is one of these:',
  plannedMeaning: 'We plan to visit here. You can join the waitlist.',
  openMeaning: 'Visits have started here.',
  pausedMeaning: 'We have stopped visiting here for now.',
}

const area = (slug: string, name: string, postcodes: string[], more: Partial<Area> = {}): Area => ({
  _id: `area-${slug}`,
  _type: 'area',
  name,
  slug,
  part: 'central',
  postcodes,
  edgePostcodes: null,
  status: 'planned',
  note: null,
  ...more,
})

const withoutMeanings = {
  meaningsHeading: null,
  plannedMeaning: null,
  openMeaning: null,
  pausedMeaning: null,
}

const section = {
  _key: 'full',
  _type: 'areaCheck' as const,
  headline: null,
  lead: null,
  anchor: null,
  check: copy,
  allAreas: [
    area('hackney', 'Hackney', ['E8', 'N1']),
    area('islington', 'Islington', ['N1'], {status: 'open', note: 'Evenings only at first.'}),
    area('kensington-and-chelsea', 'Kensington and Chelsea', ['SW3', 'W8'], {status: 'paused'}),
  ],
}

export const areaCheckFixtures = {
  full: section,
  opening: {
    ...section,
    _key: 'opening',
    headline: 'Where we plan to visit',
    lead: 'We plan to open in Greater London, one area at a time. No area is open yet.',
  },
  withoutAreas: {...section, _key: 'empty', allAreas: []},
  withoutMeanings: {...section, _key: 'short', check: {...copy, ...withoutMeanings}},
  placeAlone: {
    ...section,
    _key: 'place',
    check: {...copy, ...withoutMeanings, meaningsHeading: 'Your answer will appear here.'},
  },
  unpublished: {...section, check: null},
} satisfies Record<string, AreaCheck>
