/**
 * @jest-environment jsdom
 */
import {cleanup, render, screen, waitFor} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {DialogOpener} from './dialog-opener.client.tsx'

const page = (intro: string | null = 'We will write.') =>
  render(
    <>
      <DialogOpener
        closeLabel="Close"
        hostId="dialogs"
        href="/register-interest"
        intro={intro}
        opener="Register Interest"
        picture={<span>A door</span>}
        title="Join the waiting list"
      >
        <input name="company" tabIndex={-1} />
        <label>
          First name <input name="name" />
        </label>
        <button type="submit">Send</button>
      </DialogOpener>
      <div id="dialogs" />
    </>,
  )

const open = async () => {
  const user = userEvent.setup()
  await user.click(screen.getByText('Register Interest'))
  return {user, dialog: await screen.findByRole('dialog')}
}

afterEach(cleanup)

describe('DialogOpener', () => {
  it('is a link to the page with the same form before it is pressed', () => {
    page()
    const link = screen.getByRole('link', {name: 'Register Interest'})
    expect(link.getAttribute('href')).toBe('/register-interest')
    expect(link.getAttribute('aria-haspopup')).toBe('dialog')
  })

  it('opens a dialog with its name, its description and the focus on the first field', async () => {
    page()
    const {dialog} = await open()
    expect(
      screen.getByRole('dialog', {name: 'Join the waiting list', description: 'We will write.'}),
    ).toBe(dialog)
    expect(document.getElementById('dialogs')?.contains(dialog)).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')))
  })

  it('keeps the focus inside', async () => {
    page()
    const {user, dialog} = await open()
    for (let presses = 0; presses < 6; presses += 1) {
      await user.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
  })

  it('closes on Escape and gives the focus back to its opener', async () => {
    page()
    const {user} = await open()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByText('Register Interest'))
  })

  it('closes by its button and forgets what was typed', async () => {
    page()
    const {user} = await open()
    await user.type(screen.getByLabelText('First name'), 'Margaret')
    await user.click(screen.getByRole('button', {name: 'Close'}))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByText('Register Interest'))
    await screen.findByRole('dialog')
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('')
  })

  it('needs no description', async () => {
    page(null)
    const {dialog} = await open()
    expect(dialog.hasAttribute('aria-describedby')).toBe(false)
  })
})
