/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react'
import {VideoPlayer} from './video-player.tsx'

const video = {
  label: 'A video',
  sources: [{src: '/a.mp4', type: 'video/mp4'}],
  poster: '/a.jpg',
  width: 960,
  height: 540,
  captions: {src: '/a.vtt', label: 'English', language: 'en'},
  pauseLabel: 'Pause',
  playLabel: 'Play',
}

let hasReducedMotion = false
const shows: ((visible: boolean) => void)[] = []
const paused = new WeakMap<HTMLMediaElement, boolean>()

beforeEach(() => {
  hasReducedMotion = false
  shows.length = 0
  // jsdom has no media playback, layout or media queries.
  Object.defineProperties(HTMLMediaElement.prototype, {
    paused: {
      configurable: true,
      get(this: HTMLMediaElement) {
        return paused.get(this) ?? true
      },
    },
    play: {
      configurable: true,
      value(this: HTMLMediaElement) {
        paused.set(this, false)
        this.dispatchEvent(new Event('play'))
        return Promise.resolve()
      },
    },
    pause: {
      configurable: true,
      value(this: HTMLMediaElement) {
        if (paused.get(this) !== false) return
        paused.set(this, true)
        this.dispatchEvent(new Event('pause'))
      },
    },
  })
  Object.assign(globalThis, {
    matchMedia: () => ({matches: hasReducedMotion}),
    IntersectionObserver: class {
      constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
        shows.push((isIntersecting) => callback([{isIntersecting}]))
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  })
})
afterEach(cleanup)

const isResting = () => document.querySelector('video[data-rest]') !== null

const show = (index: number, visible: boolean) => act(() => shows[index]?.(visible))

describe('VideoPlayer', () => {
  it('plays in view, rests on its poster out of view, and pauses on its button', () => {
    const {container} = render(<VideoPlayer {...video} />)
    expect(container.querySelector('video')?.preload).toBe('none')
    expect(container.querySelectorAll('track[kind=captions]')).toHaveLength(1)
    expect(screen.getByRole('button').textContent).toBe('Play')
    show(0, true)
    expect(screen.getByRole('button').textContent).toBe('Pause')
    show(0, false)
    expect(screen.getByRole('button').textContent).toBe('Play')
    expect(isResting()).toBe(true)
    show(0, true)
    expect(isResting()).toBe(false)
    fireEvent.click(screen.getByText('Pause'))
    expect(screen.getByRole('button').textContent).toBe('Play')
  })

  it('stays paused on its frame after the visitor paused it', () => {
    render(<VideoPlayer {...video} />)
    show(0, true)
    fireEvent.click(screen.getByText('Pause'))
    show(0, false)
    expect(isResting()).toBe(false)
    show(0, true)
    expect(screen.getByRole('button').textContent).toBe('Play')
  })

  it('waits for its button with reduced motion', () => {
    hasReducedMotion = true
    render(<VideoPlayer {...video} />)
    show(0, true)
    fireEvent.click(screen.getByText('Play'))
    expect(screen.getByRole('button').textContent).toBe('Pause')
  })

  it('rests the video that played before (DES-8)', () => {
    render(
      <>
        <VideoPlayer {...video} />
        <VideoPlayer {...video} pauseLabel="Pause the second" />
      </>,
    )
    show(0, true)
    show(1, true)
    expect(screen.queryByText('Pause')).toBeNull()
    expect(screen.queryByText('Pause the second')).not.toBeNull()
  })
})
