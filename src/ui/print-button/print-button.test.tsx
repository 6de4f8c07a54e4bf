/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react'
import {PrintButton} from './print-button.client.tsx'

describe('PrintButton', () => {
  it('prints the page', () => {
    let prints = 0
    window.print = () => {
      prints += 1
    }
    render(<PrintButton>Print</PrintButton>)
    screen.getByRole('button', {name: 'Print'}).click()
    expect(prints).toBe(1)
  })
})
