import {renderToStaticMarkup} from 'react-dom/server'
import {figuresFixtures} from './figures.fixtures.ts'
import {FiguresSection} from './figures.section.tsx'

const renderMarkup = (state: keyof typeof figuresFixtures) =>
  renderToStaticMarkup(<FiguresSection section={figuresFixtures[state]} />)

describe('FiguresSection', () => {
  it('shows each figure with what it counts and how we know it (PROV-1, PROV-2)', () => {
    const html = renderMarkup('full')
    expect([...html.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, figure]) => figure)).toEqual([
      '10k+',
      '100%',
      '24/7',
    ])
    expect(html).toContain('you set your rates')
    expect(html.match(/<details/g)).toHaveLength(3)
  })

  it('says that goals are no results, where an editor does', () => {
    expect(renderMarkup('full')).toContain('They are not results.')
    expect(renderMarkup('bare')).not.toContain('results')
  })
})
