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

  it('shows the poster and says so when there is no video (DEMO-1)', () => {
    const html = renderMarkup('withoutVideo')
    expect(html).toMatch(/<a[^>]*href="#without-video-chapters"[^>]*>Watch Full Video<\/a>/)
    expect(html).toMatch(/Watch Full Video<\/a><\/div><p[^>]*>The full video is coming\./)
    const [stage = ''] = html.split('id="without-video-chapters"')
    expect(stage).toContain('alt="A phone shows four services"')
    expect(stage).not.toContain('<video')
    expect(html).not.toMatch(/target="_blank"|another company|data-embed/)
  })

  it('shows a poster and pictures in a dataset without the labels of players (DEMO-1)', () => {
    const html = renderToStaticMarkup(
      <DemoStageSection
        section={{...demoStageFixtures.withoutVideo, pauseLabel: null, transcriptLabel: null}}
      />,
    )
    expect(html).toContain('alt="A phone shows four services"')
    expect(html.match(/alt="What happens: /g)).toHaveLength(3)
    expect(html).not.toMatch(/<video|<details/)
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

  it('plays each chapter below the video, and describes them in one disclosure (WCAG 1.2.1)', () => {
    const html = renderMarkup('withoutVideo')
    expect(html).toMatch(/id="without-video-chapters".*<h2>What the video shows<\/h2>/)
    const [, chapters = ''] = html.split('id="without-video-chapters"')
    expect(chapters.match(/<h3>/g)).toHaveLength(3)
    expect(chapters.match(/<video/g)).toHaveLength(3)
    expect(html.match(/<details/g)).toHaveLength(1)
    expect(chapters).toContain('<dt>Search and book with AI</dt><dd>No speech.</dd>')
    expect(chapters).toMatch(/If you need urgent care, call <a href="tel:999">999<\/a>/)
  })
})
