import {renderToStaticMarkup} from 'react-dom/server'
import {Breadcrumb} from './breadcrumb.tsx'

describe('Breadcrumb', () => {
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
})
