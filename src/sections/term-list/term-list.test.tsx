import {renderToStaticMarkup} from 'react-dom/server'
import {termListFixtures} from './term-list.fixtures.ts'
import {TermListSection} from './term-list.section.tsx'

const renderMarkup = (state: keyof typeof termListFixtures) =>
  renderToStaticMarkup(<TermListSection section={termListFixtures[state]} />)

describe('TermListSection', () => {
  it('numbers the terms (PROV-5)', () => {
    const [list = ''] = /<ol.*<\/ol>/s.exec(renderMarkup('full')) ?? []
    expect(list.match(/<li>/g)).toHaveLength(3)
    expect(list).toContain('<span>You have indemnity that covers home visits</span>')
  })

  it('says where to ask, where an editor does', () => {
    expect(renderMarkup('full')).toContain('Ask us about a policy.')
    expect(renderMarkup('bare')).not.toContain('<p')
  })
})
