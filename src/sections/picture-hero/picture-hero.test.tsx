import {renderToStaticMarkup} from 'react-dom/server'
import {pictureHeroFixtures} from './picture-hero.fixtures.ts'
import {PictureHeroSection} from './picture-hero.section.tsx'

const renderMarkup = (state: keyof typeof pictureHeroFixtures) =>
  renderToStaticMarkup(<PictureHeroSection section={pictureHeroFixtures[state]} />)

describe('PictureHeroSection', () => {
  it('describes its picture and loads it at once (PROV-4)', () => {
    const [picture] = /<img[^>]*>/.exec(renderMarkup('full')) ?? []
    expect(picture).toContain('alt="A doctor in a dark suit')
    expect(picture).toContain('loading="eager"')
  })

  it('leads to the contact form (PROV-4)', () => {
    expect(renderMarkup('full')).toMatch(/<a[^>]*href="\/contact"[^>]*>Contact Us<\/a>/)
    expect(renderMarkup('bare')).not.toContain('<a ')
  })

  it('names whom the page is for, as a list', () => {
    expect(renderMarkup('full')).toMatch(/<ul[^>]*aria-label="Who we work with"/)
    expect(renderMarkup('full').match(/<li>/g)).toHaveLength(3)
    expect(renderMarkup('bare')).not.toContain('<ul')
  })
})
