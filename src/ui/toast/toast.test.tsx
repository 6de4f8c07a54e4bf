/** @jest-environment jsdom */
import {jest} from '@jest/globals'
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react'
import {ToastRegion} from './toast-region.client.tsx'
import {dismissToast, showToast} from './toast-store.ts'

const message = 'Registration successful!'
const copy = () => screen.queryByText(message)

/** Shows a toast and waits for the card's code. */
const show = (said: string) =>
  act(async () => {
    showToast({message: said, dismissLabel: 'Dismiss'})
    await import('./toast-card.tsx')
  })

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  cleanup()
  act(dismissToast)
  jest.useRealTimers()
})

describe('ToastRegion', () => {
  it('keeps a toast whose action is nowhere else until it is dismissed (WCAG 2.2.1)', async () => {
    render(<ToastRegion />)
    await act(async () => {
      const action = {label: 'Join', href: '/join', 'aria-haspopup': 'dialog'} as const
      showToast({message, dismissLabel: 'Dismiss', action, isLasting: true})
      await import('./toast-card.tsx')
    })
    act(() => jest.advanceTimersByTime(60_000))
    const link = screen.getByRole('link', {name: 'Join'})
    expect(link.getAttribute('href')).toBe('/join')
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(copy()).toBeNull()
  })

  it('shows a toast for five seconds (CONST-1)', async () => {
    render(<ToastRegion />)
    await show(message)
    act(() => jest.advanceTimersByTime(4999))
    expect(copy()).not.toBeNull()
    act(() => jest.advanceTimersByTime(1))
    expect(copy()).toBeNull()
  })

  it('shows one toast at a time, each for its full time', async () => {
    render(<ToastRegion />)
    await show('First')
    act(() => jest.advanceTimersByTime(4000))
    await show(message)
    act(() => jest.advanceTimersByTime(4000))
    expect(screen.queryByText('First')).toBeNull()
    expect(copy()).not.toBeNull()
  })

  it('keeps the toast while the pointer is over it', async () => {
    render(<ToastRegion />)
    await show(message)
    fireEvent.pointerEnter(screen.getByText(message))
    act(() => jest.advanceTimersByTime(60_000))
    expect(copy()).not.toBeNull()
    fireEvent.pointerLeave(screen.getByText(message))
    act(() => jest.advanceTimersByTime(5000))
    expect(copy()).toBeNull()
  })

  it('keeps the toast while it has focus and returns focus when dismissed', async () => {
    render(
      <>
        <button type="button">Before</button>
        <ToastRegion />
      </>,
    )
    await show(message)
    act(() => screen.getByText('Before').focus())
    act(() => screen.getByLabelText('Dismiss').focus())
    act(() => jest.advanceTimersByTime(60_000))
    fireEvent.click(screen.getByLabelText('Dismiss'))
    expect(copy()).toBeNull()
    expect(document.activeElement).toBe(screen.getByText('Before'))
  })
})
