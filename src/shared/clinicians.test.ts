import {
  bookingPath,
  clinicianPageAt,
  knownModes,
  mapPath,
  profilePath,
  shortName,
} from './clinicians.ts'

const doctor = {kind: 'doctor', slug: 'mei-lin-hartwright'}
const specialist = {kind: 'specialist', slug: 'leila-ashgrovian'}

describe('the pages of a clinician', () => {
  it('stand under the profession (G-2)', () => {
    expect(profilePath(doctor)).toBe('/doctors/mei-lin-hartwright')
    expect(profilePath(specialist)).toBe('/specialists/leila-ashgrovian')
    expect(bookingPath(doctor)).toBe('/book/mei-lin-hartwright')
    expect(bookingPath(specialist)).toBe('/book/specialist/leila-ashgrovian')
  })

  it('are read from their paths again', () => {
    for (const clinician of [doctor, specialist]) {
      expect(clinicianPageAt(profilePath(clinician))).toEqual({...clinician, view: 'profile'})
      expect(clinicianPageAt(bookingPath(clinician))).toEqual({...clinician, view: 'booking'})
    }
  })

  it.each(['/doctors', '/book', '/doctors/a/b', '/about', '/'])('are not at %s', (path) => {
    expect(clinicianPageAt(path)).toBeUndefined()
  })

  it('are known to the map without the hyphens of a doctor, with those of a specialist (MAP-4)', () => {
    expect(mapPath(doctor)).toBe('/doctors/meilinhartwright')
    expect(mapPath(specialist)).toBe('/specialists/leila-ashgrovian')
  })

  it('are those of a doctor while the kind is not chosen', () => {
    expect(profilePath({kind: null, slug: 'new'})).toBe('/doctors/new')
  })
})

describe('shortName', () => {
  it.each([
    ['Dr Mei-Lin Hartwright', 'Dr Hartwright'],
    ['Miss Yasmin Kellawood', 'Miss Kellawood'],
    ['Dr Thornbury', 'Dr Thornbury'],
    ['Ada Example', 'Ada Example'],
  ])('%s is %s in a sentence', (name, short) => {
    expect(shortName(name)).toBe(short)
  })
})

describe('the kinds of visit', () => {
  it('are those the site knows, in one order for everybody (CARD-1)', () => {
    expect(knownModes(['Home visit', 'By pigeon', null, 'In person'])).toEqual([
      'In person',
      'Home visit',
    ])
    expect(knownModes(null)).toEqual([])
  })
})
