import {renderToStaticMarkup} from 'react-dom/server'
import {testimonialsFixtures} from './testimonials.fixtures.ts'
import {TestimonialsSection} from './testimonials.section.tsx'

const renderMarkup = (state: keyof typeof testimonialsFixtures) =>
  renderToStaticMarkup(<TestimonialsSection section={testimonialsFixtures[state]} />)

describe('TestimonialsSection', () => {
  it('renders three quotes as quotations (ABOUT-3, COUNT-1)', () => {
    const quotes = renderMarkup('full').match(/<blockquote[^>]*>.*?<\/blockquote>/g)
    expect(quotes).toHaveLength(3)
    expect(quotes?.[0]).toContain('we would not lose a whole day.')
  })

  it('names the speaker of a quote', () => {
    const html = renderMarkup('full')
    expect(html).toContain('Grace, 46')
    expect(html).toContain('Looks after her mother in Haringey (example)')
  })

  it('labels samples above the quotes and on each (LAW-11)', () => {
    expect(renderMarkup('full')).toMatch(/<h2[^>]*>What people might say<\/h2>/)
    expect(renderMarkup('full')).toContain('They are not reviews from patients.')
    expect(renderMarkup('full').match(/Example quote</g)).toHaveLength(3)
  })

  it('shows portraits as decoration', () => {
    const portraits = renderMarkup('full').match(/<img[^>]*>/g)
    expect(portraits).toHaveLength(2)
    expect(renderMarkup('full').match(/<img[^>]*alt=""/g)).toHaveLength(2)
  })

  it('renders without portraits and without a note', () => {
    const html = renderMarkup('withoutPortraits')
    expect(html.match(/<blockquote/g)).toHaveLength(3)
    expect(html).not.toContain('<img')
    expect(html).not.toMatch(/They are not reviews|Example quote</)
  })

  it('renders nothing without quotes, as when samples are hidden (LAW-11)', () => {
    expect(renderMarkup('withoutQuotes')).toBe('')
  })
})
