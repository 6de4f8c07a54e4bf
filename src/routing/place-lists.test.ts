import {visitPlaces} from '#shared/clinicians.ts'
import {listPagePath, splitListPage} from './list-pages.ts'
import {placeListPath, splitPlaceList} from './place-lists.ts'

describe('place lists', () => {
  it('round-trip through their paths, including further pages', () => {
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
