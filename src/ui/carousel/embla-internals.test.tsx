/**
 * @jest-environment jsdom
 */
import {cleanup, render} from '@testing-library/react'
import useEmblaCarousel from 'embla-carousel-react'
import {useEffect} from 'react'
import {type EmblaCarousel, moveTo} from './embla-internals.ts'

const stepsPerSecond = 60

function Slides({onReady}: {onReady: (embla: EmblaCarousel | undefined) => void}) {
  const [setViewport, embla] = useEmblaCarousel({loop: true})
  useEffect(() => {
    onReady(embla)
  }, [embla, onReady])
  return (
    <div ref={setViewport}>
      <div>
        {[1, 2, 3, 4].map((number) => (
          <p key={number} style={{marginRight: 0}}>
            {number}
          </p>
        ))}
      </div>
    </div>
  )
}

/** Renders four slides, `width` CSS pixels each. Stubs their geometry because jsdom has no layout. */
function show(width: number): EmblaCarousel {
  const place = (element: HTMLElement) => Number(element.matches('p') ? element.textContent : 1) - 1
  Object.defineProperties(HTMLElement.prototype, {
    offsetParent: {configurable: true, get: () => document.body},
    offsetTop: {configurable: true, get: () => 0},
    offsetHeight: {configurable: true, get: () => 100},
    offsetWidth: {configurable: true, get: () => width},
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return place(this) * width
      },
    },
  })
  let embla: EmblaCarousel | undefined
  render(<Slides onReady={(started) => (embla = started)} />)
  if (embla === undefined) throw new Error('Embla did not start')
  return embla
}

beforeAll(() => {
  class NoObserver {
    observe = () => undefined
    disconnect = () => undefined
  }
  Object.assign(window, {
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
    // The tests advance the animation themselves.
    requestAnimationFrame: () => 1,
    matchMedia: () => ({matches: false, addEventListener: () => undefined}),
  })
})

afterEach(cleanup)

describe('moveTo', () => {
  it.each([335, 1185])('settles a slide of %i px within 500 ms (CONST-1)', (width) => {
    const carousel = show(width)
    const engine = carousel.internalEngine()
    moveTo(carousel, 1, false)
    const distance = () => engine.target.get() - engine.location.get()
    expect(Math.abs(distance())).toBeCloseTo(width, 0)
    const from = Math.sign(distance())
    let overshoot = 0
    let restMs = 0
    for (let step = 1; step <= stepsPerSecond; step++) {
      engine.scrollBody.seek()
      if (Math.abs(distance()) > 0.5) restMs = ((step + 1) / stepsPerSecond) * 1000
      overshoot = Math.max(overshoot, -from * distance())
    }
    expect(Math.abs(restMs - 500)).toBeLessThan(35)
    expect(overshoot / width).toBeLessThan(0.001)
  })

  it('jumps without motion when it is instant', () => {
    const carousel = show(335)
    moveTo(carousel, 2, true)
    const engine = carousel.internalEngine()
    engine.scrollBody.seek()
    expect(engine.location.get()).toBe(engine.target.get())
  })
})
