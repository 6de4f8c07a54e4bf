import {renderToStaticMarkup} from 'react-dom/server'
import {Reasons} from '#content/render/reasons.tsx'
import {reasonIcons} from '#model/reason-icons.ts'
import {reasonListFixtures} from './reason-list.fixtures.ts'
import {ReasonListSection} from './reason-list.section.tsx'

const renderMarkup = (state: keyof typeof reasonListFixtures) =>
  renderToStaticMarkup(<ReasonListSection section={reasonListFixtures[state]} />)

describe('ReasonListSection', () => {
  it('has six reasons under one heading (GP-3)', () => {
    const titles = [...renderMarkup('full').matchAll(/<h3>([^<]+)<\/h3>/g)]
    expect(renderMarkup('full')).toContain('6 reasons to choose our doctors</h2>')
    expect(titles.map(([, title]) => title)).toEqual(
      reasonListFixtures.full.items.map(({title}) => title),
    )
  })

  it('draws another icon for each choice, hidden from who only listens', () => {
    const items = reasonIcons.map(({value, title}) => ({
      _key: value,
      icon: value,
      title,
      text: title,
    }))
    const html = renderToStaticMarkup(<Reasons items={items} />)
    const icons = html.match(/<svg.*?<\/svg>/g) ?? []
    expect(new Set(icons).size).toBe(reasonIcons.length)
    expect(icons.every((icon) => icon.includes('aria-hidden="true"'))).toBe(true)
  })

  it('keeps its heading where there are no reasons', () => {
    expect(renderMarkup('bare')).toContain('</h2>')
    expect(renderMarkup('bare')).not.toContain('<li')
  })
})
