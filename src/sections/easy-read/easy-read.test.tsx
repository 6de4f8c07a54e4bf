import {renderToStaticMarkup} from 'react-dom/server'
import {easyReadFixtures} from './easy-read.fixtures.ts'
import {EasyReadSection} from './easy-read.section.tsx'

const html = renderToStaticMarkup(<EasyReadSection section={easyReadFixtures.full} />)

describe('EasyReadSection', () => {
  it('has one picture for each idea, and each sentence on a line of its own', () => {
    const ideas = html.match(/<li>.*?<\/li>/gs)
    expect(ideas).toHaveLength(2)
    expect(ideas?.[0]?.match(/<img/g)).toHaveLength(1)
    expect(ideas?.[0]).toContain('<p>Show your ID.</p><p>Say your name.</p>')
  })

  it('lets 999 be called', () => {
    expect(html).toContain('Call <a href="tel:999">999</a>.')
  })
})
