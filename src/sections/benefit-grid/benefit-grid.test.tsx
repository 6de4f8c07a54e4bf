import {renderToStaticMarkup} from 'react-dom/server'
import {benefitIcons} from '#model/benefit-icons.ts'
import {benefitGridFixtures} from './benefit-grid.fixtures.ts'
import {BenefitGridSection} from './benefit-grid.section.tsx'
import {BenefitIcon} from './benefit-icon.tsx'

const html = renderToStaticMarkup(<BenefitGridSection section={benefitGridFixtures.full} />)

describe('BenefitGridSection', () => {
  it('lists six benefits, each with a drawing, a heading and a sentence (PROV-4)', () => {
    const items = html.match(/<li><svg.*?<\/li>/g)
    expect(items).toHaveLength(6)
    expect(items?.[0]).toMatch(/<h3>Care for your people<\/h3><p>Offer home visits\.<\/p>/)
  })
})

describe('BenefitIcon', () => {
  it('has a drawing of its own for every name an editor can choose', () => {
    const drawn = benefitIcons.map(({value}) => renderToStaticMarkup(<BenefitIcon name={value} />))
    expect(drawn.every((drawing) => drawing.includes('aria-hidden="true"'))).toBe(true)
    expect(new Set(drawn).size).toBe(benefitIcons.length)
  })

  it('is nothing in a draft where none was chosen', () => {
    expect(renderToStaticMarkup(<BenefitIcon name={null} />)).toBe('')
  })
})
