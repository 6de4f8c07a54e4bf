import {renderToStaticMarkup} from 'react-dom/server'
import {dataTableFixtures} from './data-table.fixtures.tsx'

const few = renderToStaticMarkup(dataTableFixtures.few)

describe('DataTable', () => {
  it('says what it is where it is not displayed as a table (WCAG 1.3.1)', () => {
    for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']) {
      expect(few).toContain(`role="${role}"`)
    }
  })

  it('names its columns and each row', () => {
    expect(few).toContain('<th role="columnheader" scope="col">We keep it for</th>')
    expect(few).toContain('<th role="rowheader" scope="row">Join the waitlist</th>')
    expect(few).toMatch(/<caption>How long we keep things<\/caption>/)
  })

  it('has the name of its column at each cell, for the narrow form (DES-5)', () => {
    expect(few).toContain('<td data-column="We keep it for" role="cell">24 months</td>')
  })

  it('asks for more room when it has many columns', () => {
    expect(few).toContain('data-columns="few"')
    expect(renderToStaticMarkup(dataTableFixtures.many)).toContain('data-columns="many"')
  })
})
