import {renderToStaticMarkup} from 'react-dom/server'
import {easyReadFixtures} from './easy-read.fixtures.ts'
import {EasyReadSection} from './easy-read.section.tsx'

const html = renderToStaticMarkup(<EasyReadSection section={easyReadFixtures.full} />)

describe('EasyReadSection', () => {
  it('renders one image per idea and each sentence as a paragraph', () => {
    const ideas = html.match(/<li>.*?<\/li>/gs)
    expect(ideas).toHaveLength(2)
    expect(ideas?.[0]?.match(/<img/g)).toHaveLength(1)
    expect(ideas?.[0]).toContain('<p>Show your ID.</p><p>Say your name.</p>')
  })

  it('links 999 as a phone number', () => {
    expect(html).toContain('Call <a href="tel:999">999</a>.')
  })
})
