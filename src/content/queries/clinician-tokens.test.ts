import {clinicianTokens} from './clinician-tokens.ts'

const clinician = {
  name: 'Dr Sofia Marchbanks',
  specialty: 'General Practice',
  plainSpecialty: null,
  location: 'Ealing',
  modes: ['Home visit', 'In person', 'Video'],
  yearsExperience: 9,
  reviews: null,
  availability: 'Today',
}

describe('clinicianTokens', () => {
  it('states how people are seen in words that go with a place', () => {
    const {modes, location} = clinicianTokens(clinician, null)
    expect(`${modes}, around ${location}.`).toBe('At home, at a clinic or by video, around Ealing.')
  })
})
