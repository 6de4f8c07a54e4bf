import {
  findDestination,
  buildRouteTable,
  routesSchema,
  type StoredRoutes,
  omitUnfinishedClinicians,
} from './route-table.ts'

const stored: StoredRoutes = {
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

const person = (slug: string) => ({kind: 'doctor', slug, isSample: false})

const findIn = (more: Partial<StoredRoutes>, path: string) =>
  findDestination(buildRouteTable({...stored, ...more}), path)

describe('routesSchema', () => {
  it('drops invalid items, so that one unfinished document hides no page (decision 15)', () => {
    const response = {
      ...stored,
      pages: ['/', '/about'],
      stores: [{store: 'another', address: 'https://store.example'}],
      redirects: [
        {from: '/old', to: '/about', permanent: true},
        {from: '/odd', to: {slug: 'about'}},
      ],
      clinicians: [...stored.clinicians, {kind: 'doctor', slug: 'unsure', isSample: null}],
      areas: [{slug: 'camden', postcodes: ['NW1', null]}, {slug: 7}],
      subjects: ['careers', null],
      menus: null,
      footer: null,
    }
    const table = buildRouteTable(routesSchema.parse(response))
    expect([...table.pages]).toEqual(expect.arrayContaining(['/', '/about', '/doctors/real']))
    expect(findDestination(table, '/old')).toEqual({kind: 'redirect', to: '/about', status: 308})
    expect(findDestination(table, '/odd')).toEqual({kind: 'notFound'})
  })

  it('rejects a response without pages', () => {
    expect(() => routesSchema.parse({...stored, pages: []})).toThrow('no published page')
  })
})

describe('a redirect from the path of a page', () => {
  it('is ignored (G-2)', () => {
    const more = {
      pages: ['/', '/about'],
      redirects: [
        {from: '/about', to: '/moved-once', permanent: true},
        {from: '/old', to: '/about', permanent: true},
      ],
    }
    expect(findIn(more, '/about')).toEqual({kind: 'page'})
    expect(findIn(more, '/old')).toEqual({kind: 'redirect', to: '/about', status: 308})
  })
})

describe('clinician pages', () => {
  it('exist for finished clinicians and those who already had one (decision 100)', () => {
    const had = buildRouteTable({...stored, clinicians: [person('had-a-page')]})
    const response = {
      ...stored,
      clinicians: [
        ...stored.clinicians,
        {...person('finished'), isFinished: true},
        {...person('had-a-page'), isFinished: false},
        {...person('unfinished'), isFinished: false},
      ],
    }
    const slugs = (before: typeof had | null) =>
      omitUnfinishedClinicians(response, before).clinicians.map(({slug}) => slug)
    const others = stored.clinicians.map(({slug}) => slug)
    expect(slugs(had)).toEqual([...others, 'finished', 'had-a-page'])
    expect(slugs(null)).toEqual([...others, 'finished'])
  })

  it.each([
    ['/doctors/mei-lin-hartwright', 'page'],
    ['/book/specialist/leila-ashgrovian', 'page'],
    ['/doctors/nobody', 'notFound'],
    ['/doctors/leila-ashgrovian', 'notFound'],
    ['/book/leila-ashgrovian', 'notFound'],
  ])('give %s a %s (G-2)', (path, kind) => {
    expect(findIn({}, path)).toEqual({kind})
  })

  it('redirect from the hyphenless path that the map uses for a doctor (MAP-4)', () => {
    expect(findIn({}, '/doctors/meilinhartwright')).toEqual({
      kind: 'redirect',
      to: '/doctors/mei-lin-hartwright',
      status: 308,
    })
    expect(findIn({}, '/specialists/leilaashgrovian')).toEqual({kind: 'notFound'})
  })

  it('are hidden for samples when samples are off (LAW-11)', () => {
    const hidden = {samples: {show: false}}
    for (const path of ['/doctors/mei-lin-hartwright', '/doctors/meilinhartwright']) {
      expect(findIn(hidden, path)).toEqual({kind: 'notFound'})
    }
    expect(findIn(hidden, '/book/specialist/leila-ashgrovian')).toEqual({kind: 'notFound'})
    expect(findIn(hidden, '/doctors/real')).toEqual({kind: 'page'})
    expect(findIn({samples: null}, '/book/mei-lin-hartwright')).toEqual({kind: 'notFound'})
  })

  it('redirect to an external booking site once the service has one', () => {
    const open = {bookings: [{key: 'gp', to: 'https://booking.example'}]}
    expect(findIn(open, '/book/real')).toEqual({
      kind: 'redirect',
      to: 'https://booking.example',
      status: 307,
    })
    expect(findIn(open, '/book/specialist/leila-ashgrovian')).toEqual({kind: 'page'})
  })
})

describe('later list pages', () => {
  const doctors = Array.from({length: 21}, (_, index) => ({
    kind: 'doctor',
    slug: `doctor-${index}`,
    isSample: index > 0,
    languages: ['English'],
  }))
  const lists = [
    {path: '/gp-visit', lists: [{_type: 'clinicians' as const, kind: 'doctor'}]},
    {path: '/languages', lists: [{_type: 'languageFinder' as const}]},
    {path: '/faq', lists: [{_type: 'faqs' as const}]},
  ]

  it('exist up to the last page with items', () => {
    const many = {clinicians: doctors, lists, questionCount: 51}
    for (const path of ['/gp-visit/page-2', '/languages/page-2', '/faq/page-2']) {
      expect([path, findIn(many, path)]).toEqual([path, {kind: 'page'}])
    }
    for (const path of ['/gp-visit/page-3', '/gp-visit/page-1', '/page-2', '/faq/page-3']) {
      expect([path, findIn(many, path)]).toEqual([path, {kind: 'notFound'}])
    }
    expect(findIn({...many, questionCount: 50}, '/faq/page-2')).toEqual({kind: 'notFound'})
  })

  it('exist for each place once the list exceeds one page (SPEC-1)', () => {
    const specialists = doctors.map((each, index) => ({
      ...each,
      kind: 'specialist',
      modes: index < 3 ? ['Video'] : ['In person'],
    }))
    const path = '/specialist-visit'
    const section = {_type: 'clinicians' as const, layout: 'rows', kind: 'specialist'}
    const rows = [{path, lists: [section]}]
    const kindOf = (clinicians: typeof specialists, end: string) =>
      findIn({clinicians, lists: rows}, path + end).kind
    for (const place of ['/video', '/clinic', '/home']) {
      expect(kindOf(specialists, place)).toBe('page')
      expect(kindOf(specialists.slice(1), place)).toBe('notFound')
    }
    for (const end of ['/video/page-2', '/any', '/page-2/video', '/video/page-1'])
      expect(kindOf(specialists, end)).toBe('notFound')
    const more = [...specialists, ...specialists].map((each) => ({...each, modes: ['In person']}))
    expect(kindOf(more, '/clinic/page-2')).toBe('page')
    expect(findIn({clinicians: specialists, lists}, '/gp-visit/video')).toEqual({kind: 'notFound'})
  })

  it('are hidden together with samples (LAW-11)', () => {
    const hidden = {clinicians: doctors, lists, samples: {show: false}}
    expect(findIn(hidden, '/gp-visit/page-2')).toEqual({kind: 'notFound'})
  })
})
