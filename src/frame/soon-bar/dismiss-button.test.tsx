/** @jest-environment jsdom */
import {cleanup, fireEvent, render, screen} from '@testing-library/react'
import {DismissButton} from './dismiss-button.client.tsx'
import {soonBarId} from './dismissal.ts'

describe('DismissButton', () => {
  beforeEach(() => {
    render(
      <>
        <aside id={soonBarId}>
          <DismissButton label="Close this message" storageKey="banner-nurse" />
        </aside>
        <main>
          <h1>Nursing care at home</h1>
        </main>
      </>,
    )
  })
  afterEach(() => {
    cleanup()
    localStorage.clear()
  })

  it('closes the bar and remembers it under the key of the page alone (NURSE-1)', () => {
    expect(screen.getByRole('complementary').hidden).toBe(false)
    fireEvent.click(screen.getByRole('button', {name: 'Close this message'}))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(localStorage).toHaveLength(1)
    expect(localStorage.getItem('banner-nurse')).toBe('1')
  })

  it('hands the focus on to the heading of the page, as it goes away itself', () => {
    fireEvent.click(screen.getByRole('button'))
    expect(document.activeElement?.textContent).toBe('Nursing care at home')
  })
})
