import {renderToStaticMarkup} from 'react-dom/server'
import {DocumentFailure} from './document-failure.client.tsx'

describe('DocumentFailure', () => {
  const html = renderToStaticMarkup(<DocumentFailure />)

  it('is a document of its own that says whom to call (G-6)', () => {
    expect(html).toMatch(/^<html lang="en-GB">/)
    expect(html).toContain('<title>This page stopped working</title>')
    expect(html).toContain('<a href="tel:999">999</a>')
  })

  it('leads on: again, to the home page and to people who answer', () => {
    expect(html).toContain('Try again</button>')
    expect(html).toContain('href="/"')
    expect(html).toContain('href="/contact"')
  })
})
