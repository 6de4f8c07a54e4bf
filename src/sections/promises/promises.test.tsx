import {renderToStaticMarkup} from 'react-dom/server'
import {promisesFixtures} from './promises.fixtures.ts'
import {PromisesSection} from './promises.section.tsx'

const renderMarkup = (state: keyof typeof promisesFixtures) =>
  renderToStaticMarkup(<PromisesSection section={promisesFixtures[state]} />)

describe('PromisesSection', () => {
  it('lists four promises below its heading (HOME-5)', () => {
    expect(renderMarkup('full')).toMatch(/<h2[^>]*>A visit that feels like a visit<\/h2>/)
    const titles = [...renderMarkup('full').matchAll(/<li>.*?<strong>([^<]+)<\/strong>/g)]
    expect(titles.map(([, title]) => title)).toEqual([
      'Time to talk.',
      'Your notes stay yours.',
      'Clear prices.',
      'Plans change.',
    ])
  })

  it('keeps the ticks from who only listens', () => {
    const list = renderMarkup('full').match(/<ul.*<\/ul>/)?.[0]
    expect(list?.match(/<svg/g)).toHaveLength(4)
    expect(list?.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(4)
  })

  it('stands beside the kitchen scene, which is described (HOME-5)', () => {
    expect(renderMarkup('full')).toContain('alt="A GP and an older patient talk at a kitchen table')
  })

  it('leads on to the page of its link', () => {
    expect(renderMarkup('full')).toMatch(/<a[^>]*href="\/gp-visit"[^>]*>About GP visits/)
  })

  it('has no link and no promise where there are none', () => {
    const html = renderMarkup('bare')
    expect(html).toContain('A visit that feels like a visit')
    expect(html).not.toMatch(/<a |<li/)
  })
})
