/** @jest-environment jsdom */
import {onAnalyticsEvent} from '#analytics/record-event.ts'
import {watchScrolling} from './watch-scrolling.ts'

const pageHeight = 4000
let end: (() => void)[] = []
let seen: unknown[] = []

/** Sets the position before the event, like a browser. */
function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', {value: top, configurable: true})
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  Object.defineProperty(window, 'innerHeight', {value: 800, configurable: true})
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: pageHeight,
    configurable: true,
  })
  Object.defineProperty(window, 'scrollY', {value: 0, configurable: true})
  history.replaceState(null, '', '/')
  seen = []
  end = [
    onAnalyticsEvent(({properties}) => seen.push(Object.values(properties ?? {})[0])),
    watchScrolling(),
  ]
})
afterEach(() => end.forEach((each) => each()))

describe('watchScrolling', () => {
  it('records each depth once (AN-1)', () => {
    for (const top of [100, 250, 300, 1200, 1100, 1300, 2200, 3200, 3200]) scrollTo(top)
    expect(seen).toEqual([25, 50, 75, 100])
  })

  it('records every depth that one scroll passes (AN-1)', () => {
    scrollTo(3199.5)
    expect(seen).toEqual([25, 50, 75, 100])
  })

  it('starts over on each page and ignores scrolling to its top (AN-1)', () => {
    scrollTo(3200)
    history.pushState(null, '', '/about')
    for (const top of [3000, 1500, 0]) scrollTo(top)
    expect(seen).toEqual([25, 50, 75, 100])
    scrollTo(250)
    expect(seen).toEqual([25, 50, 75, 100, 25])
  })
})
