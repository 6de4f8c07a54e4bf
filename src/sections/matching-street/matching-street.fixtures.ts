import type {SectionProps} from '#content/section-props.ts'
import {exampleLink} from '#content/testing/example-links.ts'
import {examplePerson} from '#content/testing/example-person.ts'

type MatchingStreet = SectionProps<'matchingStreet'>['section']
type Person = MatchingStreet['people'][number]

const person = (id: string, specialty: string, location: string): Person => ({
  ...examplePerson(id, location),
  specialty,
})

const people = ['ada', 'ben', 'cat', 'dan', 'eve', 'fay'].map((id) =>
  person(id, 'General Practice', 'Peckham'),
)
const ids = people.map(({_id}) => _id)

const full: MatchingStreet = {
  _key: 'full',
  _type: 'matchingStreet',
  anchor: null,
  breadcrumb: null,
  parent: null,
  trail: null,
  headline: 'Who is at the top of the list, and why',
  lead: 'When we open, AI will help to sort a list of professionals.',
  link: exampleLink('Join the waitlist', '/register-interest'),
  requestBadge: 'Example request',
  request: 'Could a GP see Mum today? We are in SE5.',
  people,
  startTitle: 'Everyone on the list',
  startText: 'We will start with everyone.',
  onList: 'on the list',
  of: 'of',
  fit: 'fit',
  factors: [
    {
      _key: 'kind',
      title: 'Kind of care',
      asked: 'You asked for a GP.',
      text: 'GPs will come first.',
      fits: ids.slice(1),
    },
    {
      _key: 'area',
      title: 'Area',
      asked: 'You are in SE5.',
      text: 'People near you will come first.',
      fits: [...ids.slice(0, 1), ...ids.slice(2)],
    },
  ],
  endTitle: 'You choose',
  endText: 'Nothing will be booked until you say so.',
  results: people.slice(2, 4).map((clinician) => ({
    _key: clinician._id,
    why: 'A GP, near SE5.',
    clinician,
  })),
}

export const matchingStreetFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    headline: 'Who is at the top of the list, who is further down, and why that is so',
    request: `${full.request} `.repeat(5).trim(),
  },
  withoutPeople: {...full, _key: 'without-people', lead: null, link: null, people: [], results: []},
} satisfies Record<string, MatchingStreet>
