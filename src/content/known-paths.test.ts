import {findDestination, knownPathsOf, type StoredPaths} from './known-paths.ts'

const stored: StoredPaths = {
  pages: ['/'],
  stores: null,
  redirects: [],
  clinicians: [
    {kind: 'doctor', slug: 'mei-lin-hartwright', isSample: true},
    {kind: 'doctor', slug: 'real', isSample: false},
    {kind: 'specialist', slug: 'leila-ashgrovian', isSample: true},
  ],
  samples: {show: true},
  bookings: [],
}

const findIn = (more: Partial<StoredPaths>, path: string) =>
  findDestination(knownPathsOf({...stored, ...more}), path)

describe('the pages of clinicians', () => {
  it.each([
    '/doctors/mei-lin-hartwright',
    '/doctors/real',
    '/specialists/leila-ashgrovian',
    '/book/mei-lin-hartwright',
    '/book/specialist/leila-ashgrovian',
  ])('answer at %s (G-2)', (path) => {
    expect(findIn({}, path)).toEqual({kind: 'page'})
  })

  it.each([
    '/doctors/nobody',
    '/specialists/mei-lin-hartwright',
    '/doctors/leila-ashgrovian',
    '/book/leila-ashgrovian',
    '/doctors',
  ])('do not answer at %s, where nobody is', (path) => {
    expect(findIn({}, path)).toEqual({kind: 'notFound'})
  })

  it('lead on from the address without hyphens by which the map knows a doctor (MAP-4)', () => {
    expect(findIn({}, '/doctors/meilinhartwright')).toEqual({
      kind: 'redirect',
      to: '/doctors/mei-lin-hartwright',
      status: 308,
    })
    expect(findIn({}, '/specialists/leilaashgrovian')).toEqual({kind: 'notFound'})
  })

  it('are gone with the examples, and only with them (LAW-11)', () => {
    const hidden = {samples: {show: false}}
    for (const path of ['/doctors/mei-lin-hartwright', '/doctors/meilinhartwright']) {
      expect(findIn(hidden, path)).toEqual({kind: 'notFound'})
    }
    expect(findIn(hidden, '/book/specialist/leila-ashgrovian')).toEqual({kind: 'notFound'})
    expect(findIn(hidden, '/doctors/real')).toEqual({kind: 'page'})
    expect(findIn({samples: null}, '/book/mei-lin-hartwright')).toEqual({kind: 'notFound'})
  })

  it('lead to where visits are booked, once a service says where', () => {
    const open = {bookings: [{key: 'gp', to: 'https://booking.example'}]}
    expect(findIn(open, '/book/real')).toEqual({
      kind: 'redirect',
      to: 'https://booking.example',
      status: 307,
    })
    expect(findIn(open, '/book/specialist/leila-ashgrovian')).toEqual({kind: 'page'})
  })
})
