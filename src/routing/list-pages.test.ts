import {
  documentsPerPage,
  furtherListPages,
  listPagePath,
  listSlice,
  placeListPath,
  splitListPage,
  splitPlaceList,
} from './list-pages.ts'
import {visitPlaces} from '#shared/clinicians.ts'

describe('list pages', () => {
  it('split a list into as many pages as it needs, at least one', () => {
    expect(furtherListPages('/updates', 0)).toEqual([])
    expect(furtherListPages('/updates', documentsPerPage)).toEqual([])
    expect(furtherListPages('/updates', documentsPerPage + 1)).toEqual(['/updates/page-2'])
    expect(furtherListPages('/', 3 * documentsPerPage)).toEqual(['/page-2', '/page-3'])
  })

  it('have contiguous slices', () => {
    expect(listSlice(1)).toEqual({listStart: 0, listEnd: documentsPerPage})
    expect(listSlice(2).listStart).toBe(listSlice(1).listEnd)
  })

  it('round-trip through their paths', () => {
    for (const page of ['/', '/updates', '/providers/policies']) {
      expect(splitListPage(listPagePath(page, 12))).toEqual({page, number: 12})
    }
    const others = ['/updates', '/updates/page-1', '/updates/page-02', '/updates/page-0', '/page']
    expect(others.map(splitListPage)).toEqual(others.map(() => null))
  })
})

describe('place lists', () => {
  it('round-trip through their paths, including later pages', () => {
    for (const page of ['/', '/specialist-visit', '/providers/policies']) {
      for (const place of visitPlaces) {
        const path = placeListPath(page, place)
        expect(splitPlaceList(path)).toEqual({page, place})
        expect(splitPlaceList(splitListPage(listPagePath(path, 2))?.page ?? '')).toEqual({
          page,
          place,
        })
      }
    }
  })

  it('reject other paths', () => {
    const others = [
      '/',
      '/specialist-visit',
      '/homevideo',
      '/specialist-visit/any',
      '/video/page-2',
    ]
    expect(others.map(splitPlaceList)).toEqual(others.map(() => null))
  })
})
