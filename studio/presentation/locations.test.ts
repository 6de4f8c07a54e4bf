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

  it('are known for all that a visitor can see as a page of its own', () => {
    expect(Object.keys(locations)).toEqual(expect.arrayContaining(['page', 'service', 'clinician']))
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
