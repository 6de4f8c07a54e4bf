import {renderToStaticMarkup} from 'react-dom/server'
import {posterHeroFixtures} from './poster-hero.fixtures.ts'
import {PosterHeroSection} from './poster-hero.section.tsx'

const renderMarkup = (state: keyof typeof posterHeroFixtures) =>
  renderToStaticMarkup(<PosterHeroSection section={posterHeroFixtures[state]} />)

describe('PosterHeroSection', () => {
  it('leads to the contact page and down to the app (ABOUT-1)', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(/<h1[^>]*>Good care starts at home<\/h1>/)
    expect(html).toMatch(/<a[^>]*href="\/contact"[^>]*>Contact Us</)
    expect(html).toMatch(/<a[^>]*href="#app"[^>]*>The app is on its way/)
  })

  it('shows two portraits and describes them', () => {
    const alts = [...renderMarkup('full').matchAll(/<img[^>]*?alt="([^"]*)"/g)].map(
      ([, alt]) => alt,
    )
    expect(alts).toEqual(['A woman with dark hair', 'A woman in a green dress'])
  })

  it('stands with its headline alone', () => {
    expect(renderMarkup('bare')).toContain('<h1')
    expect(renderMarkup('bare')).not.toMatch(/<img|<a |<p/)
  })
})
