'use client'

import {type ReactNode, useEffect, useState} from 'react'
import type {ValueOf} from '#lib/data-attribute.ts'
import {darkClass, themeKey, themeOnly} from '#theme/theme-script.ts'
import {afterPaint} from '#ui/after-paint.ts'

type Theme = ValueOf<typeof themeOnly>

interface ThemeSwitchProps {
  /** Button label in the light theme. */
  toDark: string
  toLight: string
  /** Announcement after the change. */
  isDark: string
  isLight: string
  lightIcon: ReactNode
  darkIcon: ReactNode
  /** Whether the label is visible beside the icon. */
  hasLabel?: boolean
  className?: string
}

/**
 * Switches between light and dark theme (THEME-1). Both labels and icons are in the HTML and CSS shows one of each,
 * so server and browser render the same. The button changes first and the page after that paint, because restyling
 * takes an old phone a quarter of a second.
 */
export function ThemeSwitch(props: ThemeSwitchProps) {
  const {toDark, toLight, isDark, isLight, lightIcon, darkIcon, hasLabel, className} = props
  const labelProps = hasLabel === true ? {} : {'data-sr-only': ''}
  const [announcement, setAnnouncement] = useState('')
  const [pendingTheme, setPendingTheme] = useState<Theme>()

  useEffect(() => {
    const follow = ({key, newValue}: StorageEvent) => {
      if (key === themeKey) applyTheme(newValue === 'dark')
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])

  useEffect(() => {
    if (pendingTheme === undefined) return
    return afterPaint(() => {
      applyTheme(pendingTheme === 'dark')
      setPendingTheme(undefined)
    })
  }, [pendingTheme])

  const toggle = () => {
    const theme = (pendingTheme ?? currentTheme()) === 'dark' ? 'light' : 'dark'
    setPendingTheme(theme)
    storeTheme(theme)
    setAnnouncement(theme === 'dark' ? isDark : isLight)
  }

  /** Until the page follows, the button shows the pending theme. */
  const shownIn = (theme: Theme) =>
    pendingTheme === undefined ? themeOnly.of(theme) : {hidden: theme !== pendingTheme}

  return (
    <>
      <button className={className} onClick={toggle} type="button">
        <span {...shownIn('light')}>
          {lightIcon}
          <span {...labelProps}>{toDark}</span>
        </span>
        <span {...shownIn('dark')}>
          {darkIcon}
          <span {...labelProps}>{toLight}</span>
        </span>
      </button>
      <span data-sr-only="" role="status">
        {announcement}
      </span>
    </>
  )
}

function currentTheme(): Theme {
  return document.documentElement.classList.contains(darkClass) ? 'dark' : 'light'
}

function applyTheme(dark: boolean): void {
  document.documentElement.classList.toggle(darkClass, dark)
}

function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Storage is blocked; the choice holds for this page.
  }
}
