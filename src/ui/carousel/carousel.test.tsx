import {renderToStaticMarkup} from 'react-dom/server'
import {CarouselSlides} from './carousel.client.tsx'
import {CarouselControls} from './carousel-controls.tsx'

const labels = {
  carousel: 'carousel',
  slide: 'slide',
  of: 'of',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
}
const slides = ['a', 'b', 'c'].map((id) => ({id, content: <p>Quote {id}</p>}))

describe('CarouselSlides', () => {
  it('renders every slide in a named region, without buttons before its code loads', () => {
    const html = renderToStaticMarkup(
      <CarouselSlides label="What people say" labels={labels} slides={slides} />,
    )
    expect(html).toContain('aria-label="What people say" aria-roledescription="carousel"')
    for (const position of ['1 of 3', '2 of 3', '3 of 3']) {
      expect(html).toContain(`aria-label="${position}" aria-roledescription="slide"`)
    }
    expect(html).toContain('Quote c')
    expect(html).not.toMatch(/<button|inert/)
  })
})

describe('CarouselControls', () => {
  const renderMarkup = (isPlaying: boolean) =>
    renderToStaticMarkup(
      <CarouselControls
        api={{goTo: () => undefined, step: () => undefined}}
        current={1}
        ids={['a', 'b', 'c']}
        labels={labels}
        rotation={{isPlaying, toggle: () => undefined}}
      />,
    )

  it('has the pause button first and marks the current slide', () => {
    expect(renderMarkup(true).indexOf('aria-label="Pause"')).toBeLessThan(
      renderMarkup(true).indexOf('aria-label="Previous"'),
    )
    expect(renderMarkup(false)).toContain('aria-label="Play"')
    expect(renderMarkup(true).match(/aria-current="true" aria-label="[^"]*/g)).toEqual([
      'aria-current="true" aria-label="2 of 3',
    ])
  })
})
