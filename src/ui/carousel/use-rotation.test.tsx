/** @jest-environment jsdom */
import {jest} from '@jest/globals'
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react'
import {useRotation} from './use-rotation.ts'

let advances = 0
const advance = () => {
  advances += 1
}

function Rotating() {
  const {isPlaying, toggle, root} = useRotation(true, advance)
  return (
    <div data-testid="root" {...root}>
      <button onClick={toggle} type="button">
        {isPlaying ? 'Pause' : 'Play'}
      </button>
    </div>
  )
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  advances = 0
  jest.useFakeTimers()
  // jsdom has no matchMedia.
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: () => ({matches: false, addEventListener() {}, removeEventListener() {}}),
  })
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

describe('useRotation', () => {
  const setHidden = (value: boolean) => {
    Object.defineProperty(document, 'hidden', {configurable: true, value})
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  it.each([
    [
      'while the pointer is over it',
      () => fireEvent.mouseEnter(screen.getByTestId('root')),
      () => fireEvent.mouseLeave(screen.getByTestId('root')),
    ],
    ['in a hidden tab', () => setHidden(true), () => setHidden(false)],
  ])('pauses %s', (_, pause, resume) => {
    render(<Rotating />)
    pause()
    pass(60_000)
    expect(advances).toBe(0)
    resume()
    pass(6000)
    expect(advances).toBe(1)
  })

  it('stops on keyboard focus until it is started again', () => {
    render(<Rotating />)
    act(() => screen.getByRole('button').focus())
    expect(screen.getByRole('button').textContent).toBe('Play')
    act(() => screen.getByRole('button').blur())
    pass(60_000)
    expect(advances).toBe(0)
    fireEvent.click(screen.getByRole('button'))
    pass(6000)
    expect(advances).toBe(1)
  })
})
