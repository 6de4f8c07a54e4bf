import {renderToStaticMarkup} from 'react-dom/server'
import {Breadcrumb} from './breadcrumb.tsx'

describe('Breadcrumb', () => {
  const html = renderToStaticMarkup(
    <Breadcrumb home={{label: 'Home', path: '/'}} label="Breadcrumb" page="GP at home" />,
  )

  it('is a named landmark that links to the home page', () => {
    expect(html).toMatch(/<nav aria-label="Breadcrumb"/)
    expect(html).toContain('<a href="/">Home</a>')
  })

  it('links to the pages between', () => {
    const deep = renderToStaticMarkup(
      <Breadcrumb
        between={[{label: 'GP at home', path: '/gp-visit'}]}
        home={{label: 'Home', path: '/'}}
        label="Breadcrumb"
        page="Dr Adaeze Thornbury"
      />,
    )
    expect(deep.match(/href="[^"]*"/g)).toEqual(['href="/"', 'href="/gp-visit"'])
    expect(deep).toContain('<li aria-current="page">Dr Adaeze Thornbury</li>')
  })

  it('marks the current page without linking to it', () => {
    expect(html).toContain('<li aria-current="page">GP at home</li>')
    expect(html.match(/<a /g)).toHaveLength(1)
  })
})
