import {renderToStaticMarkup} from 'react-dom/server'
import {howItWorksFixtures} from './how-it-works.fixtures.ts'
import {HowItWorksSection} from './how-it-works.section.tsx'

const renderMarkup = (state: keyof typeof howItWorksFixtures) =>
  renderToStaticMarkup(<HowItWorksSection section={howItWorksFixtures[state]} />)

describe('HowItWorksSection', () => {
  it('has three steps in order, each with a heading that can be pressed (HOME-2)', () => {
    const titles = [...renderMarkup('full').matchAll(/<h3><button[^>]*>([^<]+)<\/button><\/h3>/g)]
    expect(titles.map(([, title]) => title)).toEqual([
      'Choose your service',
      'Search and book with AI',
      'Get care at home',
    ])
    expect(
      renderMarkup('full')
        .match(/<ol>.*<\/ol>/)?.[0]
        .match(/<li /g),
    ).toHaveLength(3)
  })

  it('starts with the first step and says so to who cannot see it', () => {
    expect(renderMarkup('full').match(/<button[^>]*aria-current="step"[^>]*>[^<]+/g)).toEqual([
      expect.stringContaining('Choose your service'),
    ])
  })

  it('has a video for each step, MP4 first, named and told in words (HOME-2)', () => {
    const videos = renderMarkup('full').match(/<video.*?<\/video>/g)
    expect(videos).toHaveLength(3)
    expect(videos?.[2]).toContain('aria-label="A GP comes to a front door."')
    expect(videos?.[2]).toMatch(
      /<source src="\/media\/files\/c60bcd\w+\.mp4" type="video\/mp4"\/><source src="\/media\/files\/fac1cd\w+\.webm"/,
    )
    expect(renderMarkup('full')).toContain(
      '<summary>What happens in the video</summary><div><p>The door opens. No speech.</p>',
    )
  })

  it('loads no clip before it plays', () => {
    expect(renderMarkup('full').match(/<video[^>]*preload="none"/g)).toHaveLength(3)
  })

  it('keeps its steps when there are no clips, no intro and no note', () => {
    const html = renderMarkup('withoutClips')
    expect(html.match(/<h3>/g)).toHaveLength(3)
    expect(html).not.toContain('<video')
    expect(html).not.toContain('when we open')
    expect(html).not.toContain('You cannot book yet.')
    expect(renderMarkup('full')).toContain('You cannot book yet.')
  })
})
