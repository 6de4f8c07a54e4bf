import {renderToStaticMarkup} from 'react-dom/server'
import {insertResults} from '#search/insert-results.ts'
import {searchFixtures} from './search.fixtures.ts'
import {SearchSection} from './search.section.tsx'

const html = renderToStaticMarkup(<SearchSection section={searchFixtures.full} />)

describe('SearchSection', () => {
  it('renders a labelled field that works without JavaScript (SEARCH-1)', () => {
    expect(html).toMatch(/<form action="\/search" aria-label="Search this site" role="search">/)
    expect(html).toMatch(/<label[^>]*for="full">Search this site<\/label>/)
    expect(html).toMatch(/<input[^>]*id="full"[^>]*name="q"[^>]*type="search" value="">/)
    expect(html).toMatch(/<h1>Search<\/h1>/)
  })

  it('offers places to start and an example before a search (SEARCH-1)', () => {
    expect(html).toMatch(/<h2>Good places to start<\/h2><ul><li><a href="\/pricing">Prices<\/a>/)
    expect(html).toMatch(
      /<p id="full-hint">For example, price.*<input aria-describedby="full-hint"/,
    )
    expect(insertResults(html, '<p>Found</p>')).not.toContain('Good places to start')
    const bare = renderToStaticMarkup(<SearchSection section={searchFixtures.longest} />)
    expect(bare).not.toMatch(/data-suggestions|-hint/)
  })

  it('renders one container for results', () => {
    expect(insertResults(html, '<p>Found</p>')).toContain('<p>Found</p>')
    expect(insertResults(html, '<p>Found</p>')).not.toContain('<form')
  })

  it('draws no door, because a search is about no service (DES-1)', () => {
    expect(html).not.toMatch(/data-(?:door|closed-door)/)
  })
})
