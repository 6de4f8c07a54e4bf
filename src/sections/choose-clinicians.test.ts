import {listTotal, placeListPages} from '#routing/list-totals.ts'
import {visitPlaces} from '#shared/clinicians.ts'
import {documentsPerPage, furtherListPages, placeListPath} from '#routing/list-pages.ts'
import {centralLondon} from '#shared/map.ts'
import {chooseClinicians, type ListedPerson} from './choose-clinicians.ts'

const person = (index: number, more: Partial<ListedPerson> = {}): ListedPerson => ({
  _id: `clinician-${index}`,
  name: `Dr ${String(index).padStart(3, '0')}`,
  kind: 'doctor',
  isSample: false,
  // Later items are nearer to the centre.
  position: {lat: centralLondon.lat + (100 - index) / 1000, lng: centralLondon.lng},
  languages: [{name: 'English'}],
  modes: ['In person'],
  ...more,
})
const many = Array.from({length: 2 * documentsPerPage + 3}, (_, index) => person(index))
const idsOf = (indexes: readonly number[]) => indexes.map((index) => `clinician-${index}`)
const range = (start: number, end: number) =>
  Array.from({length: end - start}, (_, index) => start + index)
const list = {_type: 'clinicians', labels: {}, kind: 'doctor', items: null} as const

describe('chooseClinicians', () => {
  it('returns a slice of its kind sorted by name, whatever the input order', () => {
    const mixed = [person(200, {kind: 'specialist'}), ...many.toReversed()]
    const pages = [1, 2, 3, 4].map((page) => chooseClinicians(list, mixed, page).ids)
    expect(pages[0]).toEqual(idsOf(range(0, documentsPerPage)))
    expect(pages[2]).toHaveLength(3)
    expect(pages[3]).toEqual([])
    expect(pages.flat()).toEqual(many.map(({_id}) => _id))
  })

  it('lists the first choices of the editor first, and everyone once', () => {
    const first = {...list, items: ['clinician-42', 'unpublished', 'clinician-7']}
    const pages = [1, 2, 3].map((page) => chooseClinicians(first, many, page).ids)
    expect(pages[0]?.slice(0, 3)).toEqual(idsOf([42, 7, 0]))
    expect(new Set(pages.flat()).size).toBe(many.length)
    expect(pages.flat()).toHaveLength(many.length)
  })

  it('returns the total that `listTotal` counts', () => {
    const people = many.map(({kind, languages}) => ({
      kind,
      languages: languages?.map(({name}) => name) ?? null,
    }))
    const sources = {people, updateCount: 0, questionCount: 0}
    for (const section of [list, {_type: 'languageFinder'} as const]) {
      const {total} = chooseClinicians(section, many, 1)
      expect(total).toBe(many.length)
      expect(total).toBe(listTotal(section, sources))
    }
  })
})

describe('chooseClinicians with a filter (SPEC-1)', () => {
  const rows = {
    _type: 'clinicians',
    labels: {filter: {}},
    kind: 'doctor',
    items: ['clinician-41'],
  } as const
  const people = many.map((each, index) =>
    index % 2 === 1 ? {...each, modes: ['Video', 'a new kind', null]} : each,
  )
  const odd = range(0, people.length).filter((index) => index % 2 === 1)

  it('returns a slice and the number of matching clinicians, first choices of the editor first', () => {
    const pages = [1, 2].map((page) => chooseClinicians(rows, people, page, 'video'))
    expect(pages.flatMap(({ids}) => ids)).toEqual(
      idsOf([41, ...odd.filter((index) => index !== 41)]),
    )
    expect(pages.map(({ids, total}) => [ids.length, total])).toEqual([
      [documentsPerPage, odd.length],
      [odd.length - documentsPerPage, odd.length],
    ])
    expect(chooseClinicians(rows, people, 1, 'home')).toMatchObject({ids: [], total: 0})
  })

  it('has exactly the pages in the route table', () => {
    const paths = placeListPages('/specialist-visit', [{...rows, hasFilter: true}], people)
    const pages = visitPlaces.flatMap((place) => {
      const {total} = chooseClinicians(rows, people, 1, place)
      const first = placeListPath('/specialist-visit', place)
      return [first, ...furtherListPages(first, total)]
    })
    expect(paths).toEqual(pages)
    expect(paths).toContain('/specialist-visit/video/page-2')
  })

  it('ignores the place in a list without a filter', () => {
    expect(chooseClinicians(list, people, 1, 'video')).toEqual(chooseClinicians(list, people, 1))
  })
})

describe('chooseClinicians for a map', () => {
  it('returns the nearest to central London on every page when the list is long', () => {
    const map = {_type: 'findClinicians', kind: 'doctor', items: ['clinician-0']} as const
    const nearest = idsOf(range(many.length - documentsPerPage, many.length).toReversed())
    for (const page of [1, 2]) {
      const {ids, total} = chooseClinicians(map, many, page)
      expect(ids).toEqual(nearest)
      expect(total).toBe(many.length)
    }
  })

  it('returns everyone in list order when the list is short', () => {
    const map = {_type: 'findClinicians', kind: 'doctor', items: ['clinician-2']} as const
    expect(chooseClinicians(map, many.slice(0, 3), 1).ids).toEqual(idsOf([2, 0, 1]))
  })
})

describe('chooseClinicians for the language finder', () => {
  const polish = [{name: 'Polish'}, {name: 'English'}]
  const people = many.map((each, index) => (index === 30 ? {...each, languages: polish} : each))
  const section = {_type: 'languageFinder'} as const

  it('returns a slice of the speakers of each language', () => {
    const {ids, languages} = chooseClinicians(section, people, 1)
    expect(ids).toEqual(idsOf([...range(0, documentsPerPage), 30]))
    expect(languages?.get('clinician-30')).toEqual(new Set(['Polish']))
    const second = chooseClinicians(section, people, 2)
    expect(second.ids).toEqual(idsOf(range(documentsPerPage, 2 * documentsPerPage)))
    expect(second.languages?.get('clinician-30')).toEqual(new Set(['English']))
  })

  it('returns nobody after the last page or without languages', () => {
    expect(chooseClinicians(section, people, 4).ids).toEqual([])
    expect(chooseClinicians(section, [person(1, {languages: null})], 1)).toMatchObject({
      ids: [],
      total: 0,
    })
  })
})
