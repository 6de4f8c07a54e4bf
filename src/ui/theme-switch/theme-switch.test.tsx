/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react'
import {ThemeSwitch} from './theme-switch.client.tsx'

const themeSwitch = (
  <ThemeSwitch
    lightIcon={null}
    isDark="Dark theme is on"
    isLight="Light theme is on"
    darkIcon={null}
    toDark="Switch to dark theme"
    toLight="Switch to light theme"
  />
)
const isDark = () => document.documentElement.classList.contains('dark')

/** Label of the button while the page's theme is pending. */
const seenOn = (button: HTMLElement) =>
  [...button.children].find((part) => !part.hasAttribute('hidden'))?.textContent

beforeEach(() => {
  localStorage.clear()
  document.documentElement.className = ''
})
afterEach(cleanup)

describe('ThemeSwitch', () => {
  it('changes itself before the page, stores the choice and announces it', async () => {
    render(themeSwitch)
    const button = screen.getByRole('button')
    fireEvent.click(button)
    expect(seenOn(button)).toBe('Switch to light theme')
    expect(isDark()).toBe(false)
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(screen.getByRole('status').textContent).toBe('Dark theme is on')
    await waitFor(() => expect(isDark()).toBe(true))
    await waitFor(() => expect(button.querySelector('[hidden]')).toBeNull())

    fireEvent.click(button)
    expect(localStorage.getItem('theme')).toBe('light')
    await waitFor(() => expect(isDark()).toBe(false))
  })

  it('reverts when pressed again before the page changes', async () => {
    render(themeSwitch)
    const button = screen.getByRole('button')
    fireEvent.click(button)
    fireEvent.click(button)
    expect(seenOn(button)).toBe('Switch to dark theme')
    await waitFor(() => expect(button.querySelector('[hidden]')).toBeNull())
    expect(isDark()).toBe(false)
    expect(localStorage.getItem('theme')).toBe('light')
  })

  it('follows a change in another tab', () => {
    render(themeSwitch)
    act(() => void dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: 'dark'})))
    expect(isDark()).toBe(true)
    act(() => void dispatchEvent(new StorageEvent('storage', {key: 'other', newValue: 'light'})))
    expect(isDark()).toBe(true)
    act(() => void dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: 'light'})))
    expect(isDark()).toBe(false)
  })
})
