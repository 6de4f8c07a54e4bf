import {renderToStaticMarkup} from 'react-dom/server'
import {keyFactsFixtures} from './key-facts.fixtures.ts'
import {KeyFactsSection} from './key-facts.section.tsx'

describe('KeyFactsSection', () => {
  it('pairs each fact with its name, under the heading', () => {
    const html = renderToStaticMarkup(<KeyFactsSection section={keyFactsFixtures.full} />)
    expect(html).toMatch(/<h2>Who keeps an eye on it<\/h2><dl>/)
    expect(html).toMatch(/<dt>Last checked<\/dt><dd>.*?Not yet\. We are not open\./)
    expect(html.match(/<dt>/g)).toHaveLength(2)
  })
})
