'use client'

import {type ReactNode, useLayoutEffect} from 'react'
import {dismissed, soonBarId} from './dismissal.ts'

interface DismissButtonProps {
  label: string
  storageKey: string
  /** Glyph. Comes from the server, because every page loads this component. */
  children: ReactNode
}

function wasClosed(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) === dismissed
  } catch {
    return false
  }
}

/**
 * Closes the bar, stores that, and focuses the page's heading. On client-side navigation it hides a dismissed bar
 * itself, because the bar's inline script only runs when HTML is parsed.
 */
export function DismissButton({label, storageKey, children}: DismissButtonProps) {
  useLayoutEffect(() => {
    if (wasClosed(storageKey)) hideBar()
  }, [storageKey])

  const dismiss = () => {
    hideBar()
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
    try {
      localStorage.setItem(storageKey, dismissed)
    } catch {
      // Storage is blocked, so the bar returns with its page.
    }
  }
  return (
    <button aria-label={label} onClick={dismiss} type="button">
      {children}
    </button>
  )
}

function hideBar(): void {
  const bar = document.getElementById(soonBarId)
  if (bar !== null) bar.hidden = true
}
