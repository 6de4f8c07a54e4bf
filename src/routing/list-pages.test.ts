import {visitPlaces} from '#shared/clinicians.ts'
import {
  documentsPerPage,
  furtherListPages,
  listPagePath,
  listSlice,
  placeListPath,
  splitListPage,
  splitPlaceList,
} from './list-pages.ts'
import {furtherPagesOf, listTotal, type ListSources} from './list-totals.ts'

describe('list pages', () => {
  it('split a list into as many contiguous pages as it needs, at least one', () => {
    expect(furtherListPages('/updates', 0)).toEqual([])
    expect(furtherListPages('/updates', documentsPerPage)).toEqual([])
    expect(furtherListPages('/updates', documentsPerPage + 1)).toEqual(['/updates/page-2'])
    expect(furtherListPages('/', 3 * documentsPerPage)).toEqual(['/page-2', '/page-3'])
    expect(listSlice(1)).toEqual({listStart: 0, listEnd: documentsPerPage})
    expect(listSlice(2).listStart).toBe(listSlice(1).listEnd)
  })

  it('round-trip through their paths, also filtered by place', () => {
    for (const page of ['/', '/updates', '/providers/policies']) {
      expect(splitListPage(listPagePath(page, 12))).toEqual({page, number: 12})
      for (const place of visitPlaces) {
        const path = placeListPath(page, place)
        expect(splitPlaceList(path)).toEqual({page, place})
        expect(splitListPage(listPagePath(path, 2))?.page).toBe(path)
      }
    }
  })

  it.each(['/', '/updates', '/updates/page-1', '/updates/page-02', '/updates/page-0', '/page'])(
    'are not read from %s',
    (path) => {
      expect(splitListPage(path)).toBeNull()
      expect(splitPlaceList(path)).toBeNull()
    },
  )

  it.each(['/homevideo', '/specialist-visit/any', '/video/page-2'])(
    'are not filtered by place in %s',
    (path) => {
      expect(splitPlaceList(path)).toBeNull()
    },
  )
})

describe('lists', () => {
  const doctors = Array.from({length: 45}, (_, index) => ({
    kind: 'doctor',
    languages: index < 41 ? ['English', 'English'] : ['Polish'],
  }))
  const people = [...doctors, {kind: 'specialist', languages: null}]
  const sources: ListSources = {people, updateCount: 21, questionCount: 101}

  it.each([
    [{_type: 'timeline'}, 21, 1],
    [{_type: 'faqs'}, 101, 2],
    [{_type: 'clinicians', kind: 'doctor'}, 45, 2],
    [{_type: 'clinicians', kind: 'specialist'}, 1, 0],
    [{_type: 'clinicians', kind: null}, 0, 0],
    // The speakers of the most spoken language
    [{_type: 'languageFinder'}, 41, 2],
  ] as const)('%j has %d items and %d further pages', (list, total, pages) => {
    expect(listTotal(list, sources)).toBe(total)
    expect(furtherPagesOf('/', [list], sources)).toHaveLength(pages)
  })

  it('gives a page with two lists the further pages of the longer one, each once', () => {
    const lists = [{_type: 'timeline'}, {_type: 'clinicians', kind: 'doctor'}] as const
    const pages = ['/gp-visit/page-2', '/gp-visit/page-3']
    expect(furtherPagesOf('/gp-visit', lists, sources)).toEqual(pages)
    expect(listTotal({_type: 'languageFinder'}, {...sources, people: []})).toBe(0)
  })
})
