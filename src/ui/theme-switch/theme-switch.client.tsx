'use client'

import {type ReactNode, useEffect, useState} from 'react'
import type {ValueOf} from '#lib/data-attribute.ts'
import {darkClass, themeKey, themeOnly} from '#theme/theme-script.ts'
import {afterNextPaint} from '#ui/after-paint.ts'

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
  className?: string
}

/**
 * Switches between light and dark theme (THEME-1). Both labels and icons are in the HTML and CSS shows one of each,
 * so server and browser render the same. The button changes first and the page after that paint, because restyling
 * takes an old phone a quarter of a second.
 */
export function ThemeSwitch(props: ThemeSwitchProps) {
  const {toDark, toLight, isDark, isLight, lightIcon, darkIcon, className} = props
  const [announcement, setAnnouncement] = useState('')
  const [turning, setTurning] = useState<Theme>()

  useEffect(() => {
    const follow = ({key, newValue}: StorageEvent) => {
      if (key === themeKey) paint(newValue === 'dark')
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])

  useEffect(() => {
    if (turning === undefined) return
    return afterNextPaint(() => {
      paint(turning === 'dark')
      setTurning(undefined)
    })
  }, [turning])

  const change = () => {
    const theme = (turning ?? paintedTheme()) === 'dark' ? 'light' : 'dark'
    setTurning(theme)
    remember(theme)
    setAnnouncement(theme === 'dark' ? isDark : isLight)
  }

  /** Until the page follows, the button shows the pending theme. */
  const shownIn = (theme: Theme) =>
    turning === undefined ? themeOnly.of(theme) : {hidden: theme !== turning}

  return (
    <>
      <button className={className} onClick={change} type="button">
        <span {...shownIn('light')}>
          {lightIcon}
          <span data-sr-only="">{toDark}</span>
        </span>
        <span {...shownIn('dark')}>
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

function paintedTheme(): Theme {
  return document.documentElement.classList.contains(darkClass) ? 'dark' : 'light'
}

function paint(dark: boolean): void {
  document.documentElement.classList.toggle(darkClass, dark)
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Storage is blocked; the choice holds for this page.
  }
}
