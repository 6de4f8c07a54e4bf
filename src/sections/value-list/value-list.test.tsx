import {renderToStaticMarkup} from 'react-dom/server'
import {valueListFixtures} from './value-list.fixtures.ts'
import {ValueListSection} from './value-list.section.tsx'

const renderMarkup = (state: keyof typeof valueListFixtures) =>
  renderToStaticMarkup(<ValueListSection section={valueListFixtures[state]} />)

describe('ValueListSection', () => {
  it('lists six values, each with a heading and a sentence (ABOUT-2)', () => {
    const values = renderMarkup('full').match(/<li>.*?<\/li>/g)
    expect(values).toHaveLength(6)
    expect(values?.[0]).toMatch(/<h3[^>]*>Trust and safety<\/h3><p>You will see who is coming\.</)
    expect(values?.[5]).toContain('Privacy by design')
  })

  it('has a heading over the list and can be linked to', () => {
    expect(renderMarkup('full')).toMatch(/<section[^>]*id="values"/)
    expect(renderMarkup('full')).toMatch(/<h2[^>]*>What matters to us<\/h2>.*<ul/)
  })

  it('describes its picture', () => {
    expect(renderMarkup('full')).toContain('alt="A doctor in a dark suit and an older man talk')
  })

  it('keeps its heading where there is nothing else', () => {
    expect(renderMarkup('bare')).toContain('What matters to us</h2>')
    expect(renderMarkup('bare')).not.toMatch(/<img|<li|<p[ >]/)
  })
})
