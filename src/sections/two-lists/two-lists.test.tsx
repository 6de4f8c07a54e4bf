import {renderToStaticMarkup} from 'react-dom/server'
import {twoListsFixtures} from './two-lists.fixtures.ts'
import {TwoListsSection} from './two-lists.section.tsx'

describe('TwoListsSection', () => {
  it('lights what will be, and leaves dark what will not', () => {
    const html = renderToStaticMarkup(<TwoListsSection section={twoListsFixtures.full} />)
    const [, yes = '', no = ''] = html.split('<h3>')
    expect(yes.match(/fan-lit/g)).toHaveLength(1)
    expect(yes).toContain('help to sort the list')
    expect(no).not.toContain('fan-lit')
    expect(no.match(/<li>/g)).toHaveLength(2)
  })
})
