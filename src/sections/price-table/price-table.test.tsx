import {renderToStaticMarkup} from 'react-dom/server'
import {priceTableFixtures} from './price-table.fixtures.ts'
import {PriceTableSection} from './price-table.section.tsx'

const renderMarkup = (state: keyof typeof priceTableFixtures) =>
  renderToStaticMarkup(<PriceTableSection section={priceTableFixtures[state]} />)

describe('PriceTableSection', () => {
  it('takes the badge and the light of the door from the service (G-7)', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(/GP at home<\/b><span data-tag="on">.*?Opening first/)
    expect(html).toMatch(/Nurse at home<\/b><span data-tag="soon">.*?Coming Soon/)
    expect(html.match(/--fan-dark/g)).toHaveLength(1)
  })

  it('shows a price as a figure, and text while there is none (COPY-1)', () => {
    expect(renderMarkup('full')).toContain('<span data-figure="">From £149</span>')
    expect(renderMarkup('full')).toContain('<span data-text="">Not set yet</span>')
  })

  it('prints the page from below the table (COPY-1)', () => {
    expect(renderMarkup('full')).toMatch(/<\/table>.*<button[^>]*>.*Print this page<\/button>/)
    expect(renderMarkup('withoutService')).not.toContain('<button')
  })

  it('renders no door without a service', () => {
    expect(renderMarkup('withoutService')).not.toMatch(/<svg|data-tag/)
  })
})
