import {renderToStaticMarkup} from 'react-dom/server'
import {DocumentFailure} from './document-failure.client.tsx'

describe('DocumentFailure', () => {
  const html = renderToStaticMarkup(<DocumentFailure />)

  it('is a document with the 999 line (G-6)', () => {
    expect(html).toMatch(/^<html lang="en-GB">/)
    expect(html).toContain('<title>This page stopped working</title>')
    expect(html).toContain('<a href="tel:999">999</a>')
  })
})
