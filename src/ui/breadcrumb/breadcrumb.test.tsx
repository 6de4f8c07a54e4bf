import {renderToStaticMarkup} from 'react-dom/server'
import {Breadcrumb} from './breadcrumb.tsx'

describe('Breadcrumb', () => {
  const html = renderToStaticMarkup(
    <Breadcrumb home={{label: 'Home', path: '/'}} label="Breadcrumb" page="GP at home" />,
  )

  it('is a landmark of its own that leads back to the home page', () => {
    expect(html).toMatch(/<nav aria-label="Breadcrumb"/)
    expect(html).toContain('<a href="/">Home</a>')
  })

  it('names the page itself without linking to it', () => {
    expect(html).toContain('<li aria-current="page">GP at home</li>')
    expect(html.match(/<a /g)).toHaveLength(1)
  })
})
