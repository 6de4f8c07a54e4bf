'use client'

import {type ReactNode, useEffect, useState} from 'react'
import {darkClass, themeKey} from '#theme/theme-script.ts'
import {themeOnly} from '#theme/theme-only.ts'

interface ThemeSwitchProps {
  /** What the button does in the light theme, and in the dark one. */
  toDark: string
  toLight: string
  /** What is announced afterwards. */
  isDark: string
  isLight: string
  lightIcon: ReactNode
  darkIcon: ReactNode
  className?: string
}

/**
 * Switches between the light and the dark theme (THEME-1). Both names and icons are in the HTML and the page's class shows one of each,
 * so that nothing has to match between server and browser.
 */
export function ThemeSwitch(props: ThemeSwitchProps) {
  const {toDark, toLight, isDark, isLight, lightIcon, darkIcon, className} = props
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const follow = ({key, newValue}: StorageEvent) => {
      if (key === themeKey) paint(newValue === 'dark')
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])

  const change = () => {
    const dark = !document.documentElement.classList.contains(darkClass)
    paint(dark)
    remember(dark)
    setAnnouncement(dark ? isDark : isLight)
  }

  return (
    <>
      <button className={className} onClick={change} type="button">
        <span {...themeOnly.of('light')}>
          {lightIcon}
          <span data-sr-only="">{toDark}</span>
        </span>
        <span {...themeOnly.of('dark')}>
          {darkIcon}
          <span data-sr-only="">{toLight}</span>
        </span>
      </button>
      <span data-sr-only="" role="status">
        {announcement}
      </span>
    </>
  )
}

function paint(dark: boolean): void {
  document.documentElement.classList.toggle(darkClass, dark)
}

function remember(dark: boolean): void {
  try {
    localStorage.setItem(themeKey, dark ? 'dark' : 'light')
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}
