import {renderToStaticMarkup} from 'react-dom/server'
import {notFoundFixtures} from './not-found.fixtures.tsx'
import {MissingDraft} from './not-found.tsx'

describe('NotFoundView', () => {
  const html = renderToStaticMarkup(notFoundFixtures.default)

  it('says that the page is missing and links home (NF-1)', () => {
    expect(html).toMatch(/<h1[^>]*>404 – Page Not Found<\/h1>/)
    expect(html).toContain('We can’t seem to find the page you’re looking for.')
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Back to Home<\/a>/)
    expect(html).toContain('© 2026 – All rights reserved')
  })

  it('begins with 999 (NF-1, G-6)', () => {
    expect(html).toMatch(/<a href="tel:999">999<\/a>.*<h1/)
  })

  it('has a logo that links home and no menu (NF-1)', () => {
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*><svg aria-label="Lamplight home"/)
    expect(html).not.toContain('<nav')
    expect(html.match(/<main/g)).toHaveLength(1)
  })

  it("shows the dark front door or the editor's image", () => {
    expect(html).toContain('data-closed-door')
    const replaced = renderToStaticMarkup(notFoundFixtures.withPicture)
    expect(replaced).toContain('alt="A photograph of a closed door"')
    expect(replaced).not.toContain('data-closed-door')
  })
})

describe('MissingDraft', () => {
  it('has no landmarks (decision 97)', () => {
    const page = {heading: 'Nothing here', text: 'It may be gone.', linkLabel: 'Home'}
    const html = renderToStaticMarkup(<MissingDraft page={page} />)
    expect(html).toMatch(
      /<h1[^>]*>Nothing here<\/h1>.*It may be gone\..*<a[^>]*href="\/"[^>]*>Home</,
    )
    expect(html).not.toMatch(/<(?:main|header|footer)/)
  })
})
