import {renderToStaticMarkup} from 'react-dom/server'
import {careCardFixture} from './care-card.fixtures.ts'
import {CareCard} from './care-card.tsx'

const html = (kind: 'emergency' | 'urgent' | 'home') =>
  renderToStaticMarkup(<CareCard answers={[0, 2]} card={careCardFixture(kind)} />)

describe('CareCard', () => {
  it('shows its level as text and a prefix for screen readers', () => {
    expect(html('emergency')).toMatch(
      /<h3><span data-sr-only="">Immediate action required: <\/span>Call 999/,
    )
    expect(html('emergency')).toContain('<span>Emergency</span>')
    expect(html('home')).not.toContain('data-sr-only')
  })

  it('links phone numbers, 999 before the ways to reach 111 (G-6)', () => {
    expect(html('emergency')).toMatch(/href="tel:999".*<h3>/)
    expect(html('urgent')).toContain('<a href="tel:18001111">18001\u00A0111</a>')
    expect(html('urgent')).toMatch(/call 111 if:<\/h3><ul>.*<\/ul><p>.*href="tel:999".*<\/p><p/)
    expect(html('home')).not.toMatch(/<\/ul><p>/)
  })
})
