import {renderToStaticMarkup} from 'react-dom/server'
import {notFoundFixtures} from './not-found.fixtures.tsx'
import {MissingDraft} from './not-found.tsx'

describe('NotFoundView', () => {
  const html = renderToStaticMarkup(notFoundFixtures.default)

  it('says after 999 that the page is missing, and links home (NF-1, G-6)', () => {
    expect(html).toMatch(/<a href="tel:999">999<\/a>.*<h1[^>]*>404 – Page Not Found<\/h1>/)
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Back to Home<\/a>/)
    expect(html).not.toContain('<nav')
  })

  it("shows the dark front door or the editor's image", () => {
    expect(html).toContain('data-closed-door')
    const replaced = renderToStaticMarkup(notFoundFixtures.withPicture)
    expect(replaced).toContain('alt="A photograph of a closed door"')
    expect(replaced).not.toContain('data-closed-door')
  })
})

describe('MissingDraft', () => {
  it('has no landmarks', () => {
    const page = {heading: 'Nothing here', text: 'It may be gone.', linkLabel: 'Home'}
    const html = renderToStaticMarkup(<MissingDraft page={page} />)
    expect(html).toMatch(
      /<h1[^>]*>Nothing here<\/h1>.*It may be gone\..*<a[^>]*href="\/"[^>]*>Home</,
    )
    expect(html).not.toMatch(/<(?:main|header|footer)/)
  })
})
