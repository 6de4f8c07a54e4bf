'use client'

import {type ReactNode, useEffect, useState} from 'react'
import type {ValueOf} from '#lib/data-attribute.ts'
import {darkClass, themeKey} from '#theme/theme-script.ts'
import {themeOnly} from '#theme/theme-only.ts'
import {afterNextPaint} from './after-next-paint.ts'

type Theme = ValueOf<typeof themeOnly>

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
 * Switches between the light and the dark theme (THEME-1). Both names and icons are in the HTML and the page's class
 * shows one of each, so that nothing has to match between server and browser. A press turns the button at once and the
 * page after that paint: every element of it is styled anew, which takes an old phone a quarter of a second.
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

  /** While the page has not followed yet, the button is of the other theme already. */
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
    // Storage is blocked: the choice holds for this page.
  }
}
