import {renderToStaticMarkup} from 'react-dom/server'
import {faqListFixtures} from './faq-list.fixtures.ts'
import {FaqListSection} from './faq-list.section.tsx'

describe('FaqListSection', () => {
  it('keeps every answer in the HTML, closed or open (FAQ-1)', () => {
    const html = renderToStaticMarkup(<FaqListSection section={faqListFixtures.full} />)
    expect(html).toContain('How soon can I see a GP?</h3>')
    expect(html).toContain('We plan same-day slots.')
  })

  it('leads on to whom to ask, where the editor says so', () => {
    const html = renderToStaticMarkup(<FaqListSection section={faqListFixtures.full} />)
    expect(html).toMatch(/Can’t find yours\? <a[^>]*href="\/contact"[^>]*>Write to us<\/a>/)
    const bare = renderToStaticMarkup(<FaqListSection section={faqListFixtures.withoutQuestions} />)
    expect(bare).not.toContain('<a ')
  })

  it('can be linked to by its anchor', () => {
    const html = renderToStaticMarkup(<FaqListSection section={faqListFixtures.full} />)
    expect(html).toContain('id="faq"')
  })
})
