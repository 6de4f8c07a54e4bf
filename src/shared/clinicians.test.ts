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

describe('clinician paths', () => {
  it('begin with the profession (G-2)', () => {
    expect(profilePath(doctor)).toBe('/doctors/mei-lin-hartwright')
    expect(profilePath(specialist)).toBe('/specialists/leila-ashgrovian')
    expect(bookingPath(doctor)).toBe('/book/mei-lin-hartwright')
    expect(bookingPath(specialist)).toBe('/book/specialist/leila-ashgrovian')
  })

  it('round-trip through clinicianPageAt', () => {
    for (const clinician of [doctor, specialist]) {
      expect(clinicianPageAt(profilePath(clinician))).toEqual({...clinician, view: 'profile'})
      expect(clinicianPageAt(bookingPath(clinician))).toEqual({...clinician, view: 'booking'})
    }
  })

  it.each(['/doctors', '/book', '/doctors/a/b', '/about', '/'])('do not include %s', (path) => {
    expect(clinicianPageAt(path)).toBeUndefined()
  })

  it('omit hyphens on the map for doctors but not for specialists (MAP-4)', () => {
    expect(mapPath(doctor)).toBe('/doctors/meilinhartwright')
    expect(mapPath(specialist)).toBe('/specialists/leila-ashgrovian')
  })

  it('default to doctor when the kind is missing', () => {
    expect(profilePath({kind: null, slug: 'new'})).toBe('/doctors/new')
  })
})

describe('shortName', () => {
  it.each([
    ['Dr Mei-Lin Hartwright', 'Dr Hartwright'],
    ['Miss Yasmin Kellawood', 'Miss Kellawood'],
    ['Dr Thornbury', 'Dr Thornbury'],
    ['Ada Example', 'Ada Example'],
  ])('shortens %s to %s', (name, short) => {
    expect(shortName(name)).toBe(short)
  })
})

describe('knownModes', () => {
  it('returns known modes in a fixed order (CARD-1)', () => {
    expect(knownModes(['Home visit', 'By pigeon', null, 'In person'])).toEqual([
      'In person',
      'Home visit',
    ])
    expect(knownModes(null)).toEqual([])
  })
})
