import {renderToStaticMarkup} from 'react-dom/server'
import {priceHeroFixtures} from './price-hero.fixtures.ts'
import {PriceHeroSection} from './price-hero.section.tsx'

const renderMarkup = (state: keyof typeof priceHeroFixtures) =>
  renderToStaticMarkup(<PriceHeroSection section={priceHeroFixtures[state]} />)

describe('PriceHeroSection', () => {
  it('reads as one sentence with its figure (COPY-1)', () => {
    expect(renderMarkup('full').replaceAll(/<[^>]+>/g, '')).toContain(
      'Planned price: home visits from £149 the consultation and basic prescriptions included',
    )
  })

  it('leads to the waitlist, and prints only where the dataset still says so', () => {
    expect(renderMarkup('full')).toMatch(/<a[^>]*href="\/register-interest"[^>]*>Join the waitlist/)
    expect(renderMarkup('full')).not.toContain('<button type="button">')
    expect(renderMarkup('full')).not.toContain('Print this page')
    expect(renderMarkup('bare')).toContain('Print this page')
  })

  it('links its figure to the claims register', () => {
    expect(renderMarkup('full')).toContain('href="/how-we-know#claim-fee-from"')
    expect(renderMarkup('bare')).not.toContain('<details')
  })

  it('renders the only h1 of its page', () => {
    expect(renderMarkup('bare').match(/<h1/g)).toHaveLength(1)
    expect(renderMarkup('bare')).not.toContain('data-note')
  })
})
