import {collectionTypes, singletonTypes} from '#model/documents.ts'
import {locationOf, locations, mainDocuments} from './locations.ts'

const routes = mainDocuments.map(({route}) => route)

describe('the pages on which a document appears', () => {
  it('are its path, under its title', () => {
    expect(locationOf({title: 'About us', path: '/about'})).toEqual([
      {title: 'About us', href: '/about'},
    ])
    expect(locationOf({path: '/about'})).toEqual([{title: '/about', href: '/about'}])
  })

  it('are none while it has no path', () => {
    expect(locationOf({title: 'New'})).toEqual([])
    expect(locationOf(null)).toEqual([])
  })

  it('are known for every type, or it is said why there are none', () => {
    expect(Object.keys(locations).toSorted()).toEqual(
      [...singletonTypes, ...collectionTypes].toSorted(),
    )
    for (const [type, resolver] of Object.entries(locations)) {
      const says =
        typeof resolver === 'function' ||
        ['resolve', 'locations', 'message'].some((field) => field in resolver)
      expect([type, says]).toEqual([type, true])
    }
  })
})

describe('the document a page comes from', () => {
  it('is looked for by path at every depth the site has', () => {
    expect(routes).toEqual([
      '/',
      '/doctors/:slug',
      '/specialists/:slug',
      '/book/:slug',
      '/book/specialist/:slug',
      '/:first',
      '/:first/:second',
    ])
  })
})
