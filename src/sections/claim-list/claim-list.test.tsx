import {renderToStaticMarkup} from 'react-dom/server'
import {claimListFixtures} from './claim-list.fixtures.ts'
import {ClaimListSection} from './claim-list.section.tsx'

const renderMarkup = (state: keyof typeof claimListFixtures) =>
  renderToStaticMarkup(<ClaimListSection section={claimListFixtures[state]} />)

const entry = (html: string, id: string) => new RegExp(`<li id="${id}">.*?</li>`).exec(html)?.[0]

describe('ClaimListSection', () => {
  it('groups figures and promises by kind, the firmest first, and explains each kind', () => {
    const html = renderMarkup('full')
    const headings = [...html.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, heading]) => heading)
    expect(headings).toEqual(['Promises', 'Plans', 'Goals', 'Targets', 'Statistics'])
    expect(html).toContain('Something we aim for. It’s not a result.')
    expect(html.match(/<li /g)).toHaveLength(7)
  })

  it('shows source and date in one line, and links to a public source', () => {
    const html = renderMarkup('full')
    expect(entry(html, 'claim-households')).toContain('<a href="https://www.ons.gov.uk/census">')
    expect(entry(html, 'claim-households')).toContain('Date: March 2021')
  })

  it('says once what stands behind all claims of a kind', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(
      /<h2>Plans<\/h2>.*<p data-basis="">Our own target, November 2026<\/p>.*<ul><li id="claim-booking-time">/,
    )
    expect(entry(html, 'claim-booking-time')).not.toContain('data-basis')
  })

  it('says of a claim what stands behind it when it is not what stands behind the first', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(/<h2>Targets<\/h2>.*?<p data-basis="">Our own target, November 2026<\/p>/)
    expect(entry(html, 'claim-homes')).not.toContain('data-basis')
    expect(entry(html, 'claim-providers')).toContain('<p data-basis="">set by us, May 2026</p>')
  })

  it('shows a note below its claim', () => {
    expect(entry(renderMarkup('full'), 'claim-homes')).toMatch(
      /2026<\/p><p>We set it early on\.<\/p>/,
    )
  })

  it('shows the full sentence of a claim in place of its figure and text', () => {
    const html = renderMarkup('full')
    expect(entry(html, 'claim-booking-time')).toContain(
      '<p data-value="">You’ll be able to book a visit in under 2 minutes.</p>',
    )
    expect(entry(html, 'claim-homes')).toContain('<b>100K</b> homes reached by 2026')
  })

  it('says when a statistic has no source', () => {
    const html = renderMarkup('full')
    expect(entry(html, 'claim-waiting-patients')).toContain('No source yet')
    expect(entry(html, 'claim-waiting-patients')).toContain(
      'We haven’t found a source for this figure yet.',
    )
    expect(entry(html, 'claim-waiting-patients')).not.toContain('Date:')
    expect(entry(html, 'claim-households')).not.toContain('No source yet')
  })

  it('says once when no statistic has a source', () => {
    const html = renderMarkup('unsourced')
    expect(html.match(/We haven’t found a source/g)).toHaveLength(1)
    expect(html).not.toContain('No source yet')
  })

  it('lists the selection of an editor under a heading', () => {
    const html = renderMarkup('chosen')
    expect(html).toMatch(/<h2>What we say about the price<\/h2>.*<h3>Plans<\/h3>/)
    expect(html.match(/<li /g)).toHaveLength(2)
  })
})
