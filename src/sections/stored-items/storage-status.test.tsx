/** @jest-environment jsdom */
import {act, cleanup, render, screen} from '@testing-library/react'
import {jest} from '@jest/globals'
import {StorageStatus} from './storage-status.tsx'

const labels = {isStored: 'Yes', isNotStored: 'No', isUnknown: 'Not known'}
const look = () => act(() => jest.advanceTimersByTime(1000))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('StorageStatus', () => {
  it('follows changes to storage (LAW-5)', () => {
    render(<StorageStatus labels={labels} name="theme" />)
    expect(screen.getByText('No')).toBeTruthy()
    localStorage.setItem('theme', 'dark')
    look()
    expect(screen.getByText('Yes')).toBeTruthy()
    localStorage.clear()
    look()
    expect(screen.getByText('No')).toBeTruthy()
  })

  it('checks session storage, and cookies by their whole name', () => {
    sessionStorage.setItem('window', '1')
    document.cookie = 'longer=1'
    render(
      <>
        <StorageStatus labels={labels} name="window" />
        <StorageStatus labels={labels} name="other, longer" />
        <StorageStatus labels={labels} name="long" />
      </>,
    )
    expect(document.body.textContent).toBe('YesYesNo')
  })

  it('shows no when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    render(<StorageStatus labels={labels} name="theme" />)
    expect(screen.getByText('No')).toBeTruthy()
  })
})
