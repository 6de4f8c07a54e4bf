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
const permanent = true
const noSamples = {samples: {show: false}}

/** Returns `page`, `notFound`, or the status and target of a redirect. */
function find(more: Partial<StoredRoutes>, path: string): string {
  const found = findDestination(buildRouteTable({...stored, ...more}), path)
  return found.kind === 'redirect' ? `${found.status} ${found.to}` : found.kind
}

describe('routesSchema', () => {
  it('drops invalid items, so that one unfinished document hides no page (decision 15)', () => {
    const response = {
      ...stored,
      pages: ['/', '/about'],
      stores: [{store: 'another', address: 'https://store.example'}],
      redirects: [
        {from: '/old', to: '/about', permanent},
        {from: '/odd', to: {slug: 'about'}},
      ],
      clinicians: [...stored.clinicians, {kind: 'doctor', slug: 'unsure', isSample: null}],
      areas: [{slug: 'camden', postcodes: ['NW1', null]}, {slug: 7}],
      subjects: ['careers', null],
      menus: null,
      footer: null,
    }
    const routes = routesSchema.parse(response)
    const pages = [...buildRouteTable(routes).pages]
    expect(pages).toEqual(expect.arrayContaining(['/', '/about', '/doctors/real']))
    expect(find(routes, '/old')).toBe('308 /about')
    expect(find(routes, '/odd')).toBe('notFound')
  })

  it('rejects a response without pages', () => {
    expect(() => routesSchema.parse({...stored, pages: []})).toThrow('no published page')
  })
})

describe('clinician pages', () => {
  it('exist for finished clinicians and those who already had one (decision 100)', () => {
    const person = (slug: string, isFinished: boolean) => ({
      kind: 'doctor',
      slug,
      isSample: false,
      isFinished,
    })
    const had = buildRouteTable({...stored, clinicians: [person('had-a-page', true)]})
    const clinicians = [
      person('finished', true),
      person('had-a-page', false),
      person('unfinished', false),
    ]
    const slugs = (before: typeof had | null) =>
      omitUnfinishedClinicians({...stored, clinicians}, before).clinicians.map(({slug}) => slug)
    expect(slugs(had)).toEqual(['finished', 'had-a-page'])
    expect(slugs(null)).toEqual(['finished'])
  })

  it.each<[string, Partial<StoredRoutes>, string]>([
    ['/doctors/mei-lin-hartwright', {}, 'page'],
    ['/book/specialist/leila-ashgrovian', {}, 'page'],
    ['/Doctors/Mei-Lin-Hartwright', {}, '308 /doctors/mei-lin-hartwright'],
    ['/doctors/nobody', {}, 'notFound'],
    ['/doctors/leila-ashgrovian', {}, 'notFound'],
    ['/book/leila-ashgrovian', {}, 'notFound'],
    // The map links to doctors without hyphens.
    ['/doctors/meilinhartwright', {}, '308 /doctors/mei-lin-hartwright'],
    ['/specialists/leilaashgrovian', {}, 'notFound'],
    ['/doctors/mei-lin-hartwright', noSamples, 'notFound'],
    ['/doctors/meilinhartwright', noSamples, 'notFound'],
    ['/book/specialist/leila-ashgrovian', noSamples, 'notFound'],
    ['/doctors/real', noSamples, 'page'],
    ['/book/mei-lin-hartwright', {samples: null}, 'notFound'],
  ])('give %s with %j a %s (G-2, MAP-4, LAW-11)', (path, more, found) => {
    expect(find(more, path)).toBe(found)
  })

  it('redirect to an external booking site once the service has one', () => {
    const open = {bookings: [{key: 'gp', to: 'https://booking.example'}]}
    expect(find(open, '/book/real')).toBe('307 https://booking.example')
    expect(find(open, '/book/specialist/leila-ashgrovian')).toBe('page')
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
  const many = {clinicians: doctors, lists, questionCount: 51}

  it.each<[string, Partial<StoredRoutes>, string]>([
    ['/gp-visit/page-2', {}, 'page'],
    ['/languages/page-2', {}, 'page'],
    ['/faq/page-2', {}, 'page'],
    ['/faq/page-2', {questionCount: 50}, 'notFound'],
    ['/gp-visit/page-3', {}, 'notFound'],
    ['/gp-visit/page-1', {}, 'notFound'],
    ['/page-2', {}, 'notFound'],
    ['/gp-visit/video', {}, 'notFound'],
    ['/gp-visit/page-2', noSamples, 'notFound'],
  ])('give %s with %j a %s (LAW-11)', (path, more, found) => {
    expect(find({...many, ...more}, path)).toBe(found)
  })

  it('exist for each place once the list exceeds one page (SPEC-1)', () => {
    const specialists = doctors.map((each, index) => ({
      ...each,
      kind: 'specialist',
      modes: index < 3 ? ['Video'] : ['In person'],
    }))
    const path = '/specialist-visit'
    const section = {_type: 'clinicians' as const, hasFilter: true, kind: 'specialist'}
    const kindOf = (clinicians: typeof specialists, end: string) =>
      find({clinicians, lists: [{path, lists: [section]}]}, path + end)
    for (const place of ['/video', '/clinic', '/home']) {
      expect(kindOf(specialists, place)).toBe('page')
      expect(kindOf(specialists.slice(1), place)).toBe('notFound')
    }
    for (const end of ['/video/page-2', '/any', '/page-2/video', '/video/page-1'])
      expect(kindOf(specialists, end)).toBe('notFound')
    const more = [...specialists, ...specialists].map((each) => ({...each, modes: ['In person']}))
    expect(kindOf(more, '/clinic/page-2')).toBe('page')
  })
})
