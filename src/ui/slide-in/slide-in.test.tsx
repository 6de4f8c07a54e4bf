/** @jest-environment jsdom */
import {jest} from '@jest/globals'
import {cleanup, render, screen, waitFor} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {SlideInOpener} from './slide-in-opener.client.tsx'

const open = async () => {
  render(
    <>
      <SlideInOpener
        closeLabel="Close menu"
        hostId="dialogs"
        href="#footer"
        icon={<span>≡</span>}
        label="Open menu"
        title="Menu"
      >
        <a href="#about">About</a>
      </SlideInOpener>
      <div id="dialogs" />
    </>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', {name: 'Open menu'}))
  await screen.findByRole('dialog', {name: 'Menu'})
  return user
}

afterEach(cleanup)

describe('SlideInOpener', () => {
  it('returns focus to the opener when Escape closes it', async () => {
    const user = await open()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('link', {name: 'Open menu'}))
  })

  it('scrolls to the first element when the focus returns to it from the last (WCAG 2.4.11)', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
    const user = await open()
    screen.getByRole('link', {name: 'About'}).focus()
    await user.tab()
    const first = screen.getByRole('button', {name: 'Close menu'})
    expect(document.activeElement).toBe(first)
    expect(scroll.mock.contexts.at(-1)).toBe(first)
    scroll.mockRestore()
  })

  it('closes when one of its links is followed', async () => {
    const user = await open()
    await user.click(screen.getByRole('link', {name: 'About'}))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
