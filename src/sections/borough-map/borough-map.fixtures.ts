import type {SectionProps} from '#content/section-props.ts'
import type {WaitingSteps} from '#shared/waiting-steps.ts'

type BoroughMap = SectionProps<'boroughMap'>['section']
type Area = NonNullable<BoroughMap['allAreas']>[number]

const area = (slug: string, name: string, part: Area['part'], more: Partial<Area> = {}): Area => ({
  _id: `area-${slug}`,
  _type: 'area',
  name,
  slug,
  part,
  postcodes: ['N1', 'N7'],
  edgePostcodes: null,
  status: 'planned',
  note: null,
  ...more,
})

const section = {
  _key: 'full',
  _type: 'boroughMap',
  anchor: null,
  mapLabel: 'Map of Greater London with the 32 boroughs and the City of London',
  heading: 'Planned area',
  intro: 'No area is open for visits yet.',
  central: 'Central',
  east: 'East',
  north: 'North',
  south: 'South',
  west: 'West',
  codesLabel: 'Postcodes:',
  showLabel: 'Show postcodes',
  statusWords: {
    _id: 'coverageText',
    _type: 'coverageText',
    statusPlanned: 'Planned',
    statusOpen: 'Open',
    statusPaused: 'Not open for now',
    waitingLabel: '{people} or more waiting',
    noGlow: 'No borough glows yet.',
    glowMeaning:
      'A borough glows when {people} or more people with a postcode there have joined our waitlist.',
  },
  allAreas: [
    area('islington', 'Islington', 'central', {status: 'open', note: 'Evenings only at first.'}),
    area('kensington-and-chelsea', 'Kensington and Chelsea', 'central'),
    area('hackney', 'Hackney', 'east', {status: 'open'}),
    area('barnet', 'Barnet', 'north'),
    area('richmond-upon-thames', 'Richmond upon Thames', 'west', {status: 'paused'}),
    area('watford', 'Watford', 'north', {postcodes: null}),
  ],
  mapAttribution: 'Contains National Statistics and OS data © Crown copyright',
} satisfies BoroughMap

export const boroughMapFixtures = {
  full: section,
  withoutWords: {
    ...section,
    intro: null,
    codesLabel: null,
    showLabel: null,
    statusWords: null,
    mapAttribution: null,
  },
} satisfies Record<string, BoroughMap>

/** Areas where people wait. One is open and doesn't glow; the map has no outline of another. */
export const boroughMapWaiting: WaitingSteps = {
  hackney: 3,
  barnet: 2,
  'kensington-and-chelsea': 3,
  'richmond-upon-thames': 1,
  watford: 1,
}
