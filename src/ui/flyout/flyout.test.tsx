/** @jest-environment jsdom */
import {act, cleanup, render, screen} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {Flyout} from './flyout.tsx'
import {FlyoutBehaviour} from './flyout-behaviour.client.tsx'

const bar = () => (
  <>
    <FlyoutBehaviour>
      <Flyout group="main" title="For Patients">
        <a href="#gp">GP at home</a>
        <a href="#nurse">Nurse at home</a>
      </Flyout>
      <Flyout group="main" title="For Providers">
        <a href="#gps">GPs</a>
      </Flyout>
    </FlyoutBehaviour>
    <button type="button">After</button>
  </>
)

const summaryOf = (title: string) => screen.getByText(title)
const flyoutOf = (title: string) => summaryOf(title).closest('details')
const opened = () => {
  render(bar())
  const flyout = flyoutOf('For Patients')
  if (flyout !== null) flyout.open = true
  return {user: userEvent.setup(), flyout}
}

afterEach(cleanup)

describe('Flyout', () => {
  it('closes when focus leaves it', () => {
    const {flyout} = opened()
    act(() => screen.getByText('Nurse at home').focus())
    act(() => screen.getByText('After').focus())
    expect(flyout?.open).toBe(false)
  })

  it('closes on a click outside but not inside', async () => {
    const {user, flyout} = opened()
    await user.pointer({keys: '[MouseLeft>]', target: screen.getByText('GP at home')})
    expect(flyout?.open).toBe(true)
    await user.pointer({keys: '[/MouseLeft][MouseLeft>]', target: document.body})
    expect(flyout?.open).toBe(false)
  })

  it('closes when one of its links is followed', async () => {
    const {user, flyout} = opened()
    await user.click(screen.getByText('GP at home'))
    expect(flyout?.open).toBe(false)
  })
})
