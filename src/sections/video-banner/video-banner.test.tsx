import {renderToStaticMarkup} from 'react-dom/server'
import {videoBannerFixtures} from './video-banner.fixtures.ts'
import {VideoBannerSection} from './video-banner.section.tsx'

const renderMarkup = (state: keyof typeof videoBannerFixtures) =>
  renderToStaticMarkup(<VideoBannerSection section={videoBannerFixtures[state]} />)

describe('VideoBannerSection', () => {
  it('plays a silent, looping video behind its heading (HOME-4)', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(/<h2[^>]*>Care that comes to your door<\/h2>/)
    expect(html).toMatch(/<video[^>]*loop=""[^>]*muted=""/)
    expect(html).toMatch(/src="\/media\/files\/d2660c\w+\.mp4"/)
    expect(html).toMatch(/src="[^"]+%2Fimages%2F605be6\w+-1280x720\.jpg/)
  })

  it('describes the video in words (WCAG 1.2.1)', () => {
    expect(renderMarkup('full')).toContain('aria-label="A London terrace at dusk."')
    expect(renderMarkup('full')).toContain('One window after another lights up. No speech.')
  })

  it('lists its five tags (ABOUT-3)', () => {
    const tags = [...renderMarkup('full').matchAll(/<li>([^<]+)<\/li>/g)].map(([, tag]) => tag)
    expect(tags).toEqual(['Trust', 'Kindness', 'Clarity', 'Privacy', 'Home'])
  })

  it('has a lower variant for the middle of a page (GP-3)', () => {
    expect(renderMarkup('short')).toContain('data-short=""')
    expect(renderMarkup('full')).not.toContain('data-short')
  })

  it('omits tags, text and a second source that are not set', () => {
    const html = renderMarkup('bare')
    expect(html).toContain('Care that comes to your door')
    expect(html).not.toContain('<ul')
    expect(html).not.toContain('<p')
    expect(html.match(/<source/g)).toHaveLength(1)
  })
})
