import {renderToStaticMarkup} from 'react-dom/server'
import {proseFixtures} from './prose.fixtures.ts'
import {ProseSection} from './prose.section.tsx'

const renderMarkup = (state: keyof typeof proseFixtures) =>
  renderToStaticMarkup(<ProseSection section={proseFixtures[state]} />)

describe('ProseSection', () => {
  it('renders headings, paragraphs and lists as such', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(/<h2[^>]*>Cookies<\/h2>/)
    expect(html).toContain('<h2>What we store</h2><p>We store little.</p>')
    expect(html).toContain('<ul><li>Your theme</li><li>Your choice</li></ul>')
    expect(html).toContain('<h3>More about it</h3>')
  })

  it('renders internal and external links', () => {
    expect(renderMarkup('full')).toMatch(/<a[^>]*href="\/privacy"[^>]*>privacy notice<\/a>/)
    expect(renderMarkup('full')).toMatch(
      /<a[^>]*href="https:\/\/ico\.example\/complain"[^>]*>complain<\/a>/,
    )
  })

  it('renders a table with a caption and column headings', () => {
    const html = renderMarkup('full')
    expect(html).toContain('<caption>What is stored and how long</caption>')
    expect(html).toContain('<th role="columnheader" scope="col">How long</th>')
  })

  it('gives a text about 999 a card of its own', () => {
    const [card] = /<div class="[^"]*"><h2/.exec(renderMarkup('emergency')) ?? []
    expect(card).toBeDefined()
    expect(renderMarkup('full')).not.toContain(card)
  })

  it('renders without a heading', () => {
    expect(renderMarkup('bare')).not.toMatch(/<h2|<p[ >]/)
  })
})
