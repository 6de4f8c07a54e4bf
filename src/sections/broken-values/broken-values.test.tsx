import {renderToStaticMarkup} from 'react-dom/server'
import {brokenValuesFixtures} from './broken-values.fixtures.ts'
import {BrokenValuesSection} from './broken-values.section.tsx'

const renderMarkup = (state: keyof typeof brokenValuesFixtures) =>
  renderToStaticMarkup(<BrokenValuesSection section={brokenValuesFixtures[state]} />)

describe('BrokenValuesSection', () => {
  it('lists six values, three before the picture and three after it (ABOUT-2)', () => {
    const html = renderMarkup('full')
    expect(html.match(/<li>/g)).toHaveLength(6)
    const [before = '', after = ''] = html.split('<img')
    expect(before.match(/<li>/g)).toHaveLength(3)
    expect(after.match(/<li>/g)).toHaveLength(3)
  })

  it('keeps heading before values, and describes its picture', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(/<section[^>]*id="values".*<h2[^>]*>What matters to us<\/h2>.*<h3/)
    expect(html).toContain('alt="A doctor in a dark suit and an older man talk at a kitchen table"')
    expect(html).toContain('so these are promises.')
  })

  it('puts the odd one before the picture, and needs no note', () => {
    const [before = ''] = renderMarkup('bare').split('<img')
    expect(before.match(/<li>/g)).toHaveLength(2)
    expect(renderMarkup('bare')).not.toContain('promises')
  })
})
