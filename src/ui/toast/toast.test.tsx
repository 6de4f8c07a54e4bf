/**
 * @jest-environment jsdom
 */
import {jest} from '@jest/globals'
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react'
import {ToastRegion} from './toast-region.client.tsx'
import {dismissToast, showToast} from './toast-store.ts'

const message = 'Registration successful!'
const copy = () => screen.queryByText(message)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  cleanup()
  act(dismissToast)
  jest.useRealTimers()
})

describe('ToastRegion', () => {
  it('is an empty live region before anything is said', () => {
    render(<ToastRegion />)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('shows a message for five seconds (CONST-1)', () => {
    render(<ToastRegion />)
    act(() => showToast({message, dismissLabel: 'Dismiss'}))
    act(() => jest.advanceTimersByTime(4999))
    expect(copy()).not.toBeNull()
    act(() => jest.advanceTimersByTime(1))
    expect(copy()).toBeNull()
  })

  it('shows one message at a time, each for its full time', () => {
    render(<ToastRegion />)
    act(() => showToast({message: 'First', dismissLabel: 'Dismiss'}))
    act(() => jest.advanceTimersByTime(4000))
    act(() => showToast({message, dismissLabel: 'Dismiss'}))
    act(() => jest.advanceTimersByTime(4000))
    expect(screen.queryByText('First')).toBeNull()
    expect(copy()).not.toBeNull()
  })

  it('stays while it is pointed at', () => {
    render(<ToastRegion />)
    act(() => showToast({message, dismissLabel: 'Dismiss'}))
    fireEvent.pointerEnter(screen.getByText(message))
    act(() => jest.advanceTimersByTime(60_000))
    expect(copy()).not.toBeNull()
    fireEvent.pointerLeave(screen.getByText(message))
    act(() => jest.advanceTimersByTime(5000))
    expect(copy()).toBeNull()
  })

  it('stays while it holds the focus, and gives the focus back when dismissed', () => {
    render(
      <>
        <button type="button">Before</button>
        <ToastRegion />
      </>,
    )
    act(() => showToast({message, dismissLabel: 'Dismiss'}))
    act(() => screen.getByText('Before').focus())
    act(() => screen.getByLabelText('Dismiss').focus())
    act(() => jest.advanceTimersByTime(60_000))
    fireEvent.click(screen.getByLabelText('Dismiss'))
    expect(copy()).toBeNull()
    expect(document.activeElement).toBe(screen.getByText('Before'))
  })
})
