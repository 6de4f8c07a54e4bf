import {renderToStaticMarkup} from 'react-dom/server'
import {dataTableFixtures} from './data-table.fixtures.tsx'

const few = renderToStaticMarkup(dataTableFixtures.few)

describe('DataTable', () => {
  it('writes its roles out (WCAG 1.3.1)', () => {
    for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']) {
      expect(few).toContain(`role="${role}"`)
    }
  })

  it('repeats the column name at each cell (DES-5)', () => {
    expect(few).toContain('<td data-column="We keep it for" role="cell">24 months</td>')
  })

  it('marks a table with many columns', () => {
    expect(few).toContain('data-columns="few"')
    expect(renderToStaticMarkup(dataTableFixtures.many)).toContain('data-columns="many"')
  })
})
