import {clinicianTokens} from './clinician-tokens.ts'
import {cliniciansOfKind} from './clinicians-of-kind.ts'
import {fillTokens} from './fill-tokens.ts'
import {settingTokens} from './setting-tokens.ts'

describe('fillTokens', () => {
  it('fills tokens at any depth, and leaves those without a value and other values unchanged', () => {
    const content = {
      title: 'Rated {rating} by {brand}',
      body: [{children: [{text: '{brand} and {brand}', n: 3, yes: true, none: null}]}],
    }
    expect(fillTokens(content, {brand: 'Lamplight'})).toEqual({
      title: 'Rated {rating} by Lamplight',
      body: [{children: [{text: 'Lamplight and Lamplight', n: 3, yes: true, none: null}]}],
    })
  })

  it.each([
    [{phone: '0161 496 0123'}, 'Write to a@b.example or call 0161 496 0123. [See below.]'],
    [{phone: 'to be announced'}, 'Write to a@b.example. [See below.]'],
    [{}, 'Write to a@b.example[ or call {phone}]. [See below.]'],
  ])('leaves out text in brackets while its fact is to be announced: %j', (facts, filled) => {
    const text = 'Write to {email}[ or call {phone}]. [See below.]'
    const known = {email: 'a@b.example', toBeAnnounced: 'to be announced', ...facts}
    expect(fillTokens(text, known)).toBe(filled)
  })
})

describe('settingTokens', () => {
  const tokens = (settings: Parameters<typeof settingTokens>[0]) =>
    settingTokens(settings, new Date('2026-11-20T12:00:00Z'))

  it('combines settings, company details and the current year, and omits missing settings', () => {
    const settings = {company: {number: '123'}, address: ['1 Road', 'London']}
    const filled = tokens(settings)
    expect(filled).toMatchObject({number: '123', address: '1 Road, London', year: '2026'})
    // The token stays visible.
    expect(filled).not.toHaveProperty('brand')
  })

  it.each([
    ['none', 'Not registered.'],
    ['registered', 'Provider 1-9, rated Good.'],
  ] as const)('selects the registration text for status %s', (status, cqcText) => {
    const textRegistered = 'Provider {cqcProviderId}, rated {cqcRating}.'
    const texts = {textNone: 'Not registered.', textApplied: 'Applied.', textRegistered}
    const cqc = {...texts, status, providerId: '1-9', rating: 'Good'}
    expect(tokens({cqc})).toMatchObject({cqcText})
  })

  it('announces invented facts instead of stating them (LAW-11)', () => {
    const invented = {phone: '020 7946 0123', address: ['12 Sample Street', 'London']}
    const company = {number: '00000000', icoNumber: 'ZA000000', registeredIn: 'England and Wales'}
    const toBeAnnounced = 'to be announced'
    expect(tokens({...invented, company, toBeAnnounced})).toMatchObject({
      phone: toBeAnnounced,
      address: toBeAnnounced,
      number: toBeAnnounced,
      icoNumber: toBeAnnounced,
      registeredIn: 'England and Wales',
    })
  })
})

it('clinicianTokens states how people are seen in words that go with a place', () => {
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
  const {modes, location} = clinicianTokens(clinician, null)
  expect(`${modes}, around ${location}.`).toBe('At home, at a clinic or by video, around Ealing.')
})

it.each([
  ['all of the kind', 'doctor', null, 'acd'],
  ['all of the kind', 'specialist', [], 'b'],
  ['those that an editor put first', 'doctor', ['d', 'a'], 'dac'],
  ['no first id of another kind or unpublished', 'doctor', ['unpublished', 'b', 'c', null], 'cad'],
  ['none for a draft without a kind', null, ['a'], ''],
])('cliniciansOfKind returns %s: %s, %j', (_, kind, items, ids) => {
  const clinicians = ['doctor', 'specialist', 'doctor', 'doctor'].map((each, index) => ({
    _id: 'abcd'.charAt(index),
    kind: each,
  }))
  const found = cliniciansOfKind({kind, items, clinicians})
  expect(found.map(({_id}) => _id).join('')).toBe(ids)
  expect(cliniciansOfKind({kind, items, clinicians: null})).toEqual([])
})
