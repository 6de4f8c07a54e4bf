/** @jest-environment jsdom */
import {cleanup, fireEvent, render, screen} from '@testing-library/react'
import {jest} from '@jest/globals'
import {DismissButton} from './dismiss-button.client.tsx'
import {soonBarId} from './dismissal.ts'

const showPage = (storageKey = 'banner-nurse') =>
  render(
    <>
      <aside id={soonBarId}>
        <DismissButton label="Close this message" storageKey={storageKey} />
      </aside>
      <main>
        <h1>Nursing care at home</h1>
      </main>
    </>,
  )

const close = () => fireEvent.click(screen.getByRole('button', {name: 'Close this message'}))
const bar = () => screen.queryByRole('complementary')

describe('DismissButton', () => {
  afterEach(() => {
    cleanup()
    localStorage.clear()
    jest.restoreAllMocks()
  })

  it("focuses the page's heading", () => {
    showPage('banner-focus')
    close()
    expect(document.activeElement?.textContent).toBe('Nursing care at home')
  })

  it('keeps the bar closed until the next page load when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    showPage('banner-blocked')
    expect(bar()).not.toBeNull()
    close()
    cleanup()
    showPage('banner-blocked')
    expect(bar()).toBeNull()
  })
})
