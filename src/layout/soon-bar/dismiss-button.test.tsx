/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react'
import {DismissButton} from './dismiss-button.client.tsx'
import {soonBarId} from './dismissal.ts'

describe('DismissButton', () => {
  it("focuses the page's heading", () => {
    render(
      <>
        <aside id={soonBarId}>
          <DismissButton label="Close this message" storageKey="banner-nurse">
            ×
          </DismissButton>
        </aside>
        <main>
          <h1>Nursing care at home</h1>
        </main>
      </>,
    )
    fireEvent.click(screen.getByRole('button', {name: 'Close this message'}))
    expect(document.activeElement?.textContent).toBe('Nursing care at home')
  })
})
