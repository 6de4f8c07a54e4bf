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
    <div data-testid="viewport" ref={setViewport}>
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
function show(width: number): {embla: EmblaCarousel; viewport: HTMLElement} {
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
  const {getByTestId} = render(<Slides onReady={(started) => (embla = started)} />)
  if (embla === undefined) throw new Error('Embla did not start')
  return {embla, viewport: getByTestId('viewport')}
}

class NoObserver {
  observe() {
    return undefined
  }
  unobserve() {
    return undefined
  }
  disconnect() {
    return undefined
  }
}

beforeAll(() => {
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
  it.each([335, 768, 1185])('settles a slide of %i px within 500 ms (CONST-1)', (width) => {
    const carousel = show(width)
    const engine = carousel.embla.internalEngine()
    moveTo(carousel.embla, 1, false)
    const distance = () => engine.target.get() - engine.location.get()
    expect(Math.abs(distance())).toBeCloseTo(width, 0)
    const from = Math.sign(distance())
    let steps = 0
    let overshoot = 0
    let lastOutside = 0
    while (steps < stepsPerSecond) {
      engine.scrollBody.seek()
      steps += 1
      if (Math.abs(distance()) > 0.5) lastOutside = steps
      overshoot = Math.max(overshoot, -from * distance())
    }
    const restMs = ((lastOutside + 1) / stepsPerSecond) * 1000
    expect(restMs).toBeGreaterThanOrEqual(466)
    expect(restMs).toBeLessThanOrEqual(534)
    expect(overshoot / width).toBeLessThan(0.001)
  })

  it('jumps without motion when it is instant', () => {
    const {embla: carousel} = show(335)
    moveTo(carousel, 2, true)
    const engine = carousel.internalEngine()
    engine.scrollBody.seek()
    expect(engine.location.get()).toBe(engine.target.get())
  })
})

describe('Embla pointerUp', () => {
  it('fires after Embla set its target, so that moveTo overrides it', () => {
    const {embla: carousel, viewport} = show(335)
    const targets: number[] = []
    const engine = carousel.internalEngine()
    const press = (type: string, clientX: number) =>
      viewport.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true, clientX}))
    carousel.on('pointerUp', () => {
      targets.push(engine.target.get())
      moveTo(carousel, 0, false)
      targets.push(engine.target.get())
    })
    press('mousedown', 300)
    press('mousemove', 200)
    press('mousemove', 20)
    press('mouseup', 20)
    expect(targets).toHaveLength(2)
    const [byEmbla, byUs] = targets
    expect(byEmbla).not.toBe(0)
    expect(engine.target.get()).toBe(byUs)
    expect(carousel.selectedScrollSnap()).toBe(0)
  })
})
