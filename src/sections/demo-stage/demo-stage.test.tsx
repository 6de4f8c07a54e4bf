import {renderToStaticMarkup} from 'react-dom/server'
import {demoStageFixtures} from './demo-stage.fixtures.ts'
import {DemoStageSection} from './demo-stage.section.tsx'

const renderMarkup = (state: keyof typeof demoStageFixtures) =>
  renderToStaticMarkup(<DemoStageSection section={demoStageFixtures[state]} />)

describe('DemoStageSection', () => {
  it('opens the full video in a new tab and says so (DEMO-1)', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(/<h1[^>]*>See how it works<\/h1>/)
    const button = /<a[^>]*href="https:\/\/video\.example\/watch"[^>]*>.*?<\/a>/.exec(html)?.[0]
    expect(button).toContain('target="_blank"')
    expect(button).toMatch(/Watch Full Video<span[^>]*> \(opens in new tab\)/)
  })

  it('shows a poster and loads nothing from other companies before it is pressed (DEMO-1)', () => {
    const html = renderMarkup('full')
    expect(html).not.toContain('<iframe')
    expect(html).toMatch(
      /<a data-embed-opener="" href="https:\/\/player\.vimeo\.com\/video\/1">.*<img/,
    )
    expect(html).toContain('The video comes from another company.')
  })

  it('shows a poster and a notice when there is no video (DEMO-1)', () => {
    const html = renderMarkup('withoutVideo')
    expect(html).toMatch(/<a[^>]*href="#without-video-chapters"[^>]*>Watch Full Video<\/a>/)
    expect(html).toMatch(/Watch Full Video<\/a><\/div><p[^>]*>The video isn’t ready yet\./)
    expect(html).toContain('alt="A phone shows four services"')
    expect(html).not.toMatch(/target="_blank"|another company|data-embed/)
  })

  it('has one prominent button: the waitlist, or the video without it', () => {
    const prominent = /<a[^>]*data-variant="lamp"[^>]*>([^<]+)/
    expect(prominent.exec(renderMarkup('full'))?.[1]).toBe('Join the waitlist')
    expect(prominent.exec(renderMarkup('withoutVideo'))?.[1]).toBe('Join the waitlist')
    expect(prominent.exec(renderMarkup('withoutJoin'))?.[1]).toBe('Watch Full Video')
  })

  it('shows only the poster when the content security policy blocks the video (SEC-1)', () => {
    const section = {...demoStageFixtures.full, embedUrl: 'https://video.example/embed'}
    const html = renderToStaticMarkup(<DemoStageSection section={section} />)
    expect(html).not.toMatch(/another company|data-embed/)
  })

  it('lists the chapters below the video', () => {
    const html = renderMarkup('withoutVideo')
    expect(html).toMatch(/id="without-video-chapters".*<h2>What the video shows<\/h2>/)
    expect(html.match(/<h3>/g)).toHaveLength(3)
  })
})
