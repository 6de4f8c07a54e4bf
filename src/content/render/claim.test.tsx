import {renderToStaticMarkup} from 'react-dom/server'
import {exampleClaim} from '#content/testing/example-claims.ts'
import {ClaimItems} from './claim.tsx'

const renderMarkup = (...claim: Parameters<typeof exampleClaim>) =>
  renderToStaticMarkup(
    <dl>
      <ClaimItems claims={[exampleClaim(...claim)]} />
    </dl>,
  )

describe('ClaimItems', () => {
  it('shows kind, source and date behind "How do we know?"', () => {
    const html = renderMarkup('households', 'statistic', '3.4 million', 'households in London', {
      source: 'Census 2021',
      sourceUrl: 'https://www.ons.gov.uk/census',
      asOf: 'March 2021',
    })
    expect(html).toMatch(
      /<details[^>]*><summary>How do we know\?<span[^>]*> <b>3\.4 million<\/b> house/,
    )
    expect(html).toContain('<strong>Statistic.</strong> A number that somebody counted.')
    expect(html).toContain('<a href="https://www.ons.gov.uk/census">Census 2021</a>')
    expect(html).toContain('<strong>Date:</strong> March 2021')
    expect(html).not.toContain('No source yet')
  })

  it('names the claim behind "How do we know?" by its full sentence', () => {
    const sentence = 'Home visits from £149, including the consultation.'
    expect(renderMarkup('fee', 'plan', '£149', 'lowest fee', {sentence})).toMatch(
      /<summary>How do we know\?<span[^>]*> Home visits from £149, including the consultation\.</,
    )
    expect(renderMarkup('fee', 'plan', '£149', 'lowest fee', {sentence: ' '})).toMatch(
      /<summary>How do we know\?<span[^>]*> <b>£149<\/b> lowest fee</,
    )
  })

  it('marks a statistic without a source in the collapsed state (HOME-5)', () => {
    const html = renderMarkup('waiting-patients', 'statistic', '283,474', 'patients')
    expect(html).toMatch(/No source yet<\/span>.*<details/)
    expect(html).toContain('Do not rely on it.')
  })

  it.each([
    ['target', 'Target'],
    ['goal', 'Goal'],
    ['plan', 'Plan'],
    ['rule', 'Our rule'],
  ] as const)('labels a %s, with a colon for screen readers', (kind, label) => {
    expect(renderMarkup('x', kind, '100K', 'homes')).toMatch(
      new RegExp(`<dd>.*${label}</span><span data-sr-only="">:</span> homes</span>`),
    )
  })

  it('links to the entry of the register', () => {
    expect(renderMarkup('homes', 'target', '100K', 'homes')).toContain(
      'href="/how-we-know#claim-homes"',
    )
  })
})
