'use client'

import {useLayoutEffect} from 'react'
import {CloseGlyph} from '#ui/icon/glyphs.tsx'
import {dismissed, soonBarId} from './dismissal.ts'

interface DismissButtonProps {
  label: string
  storageKey: string
}

/** Bars that were closed since the page was loaded, for where storage is blocked. */
const closedSinceLoad = new Set<string>()

function wasClosed(storageKey: string): boolean {
  if (closedSinceLoad.has(storageKey)) return true
  try {
    return localStorage.getItem(storageKey) === dismissed
  } catch {
    return false
  }
}

/**
 * Closes the bar and remembers it; the focus goes on to the content. The bar of a page that is reached without loading
 * the site again is hidden here before it is painted: the script that stands in it runs only when HTML is parsed.
 */
export function DismissButton({label, storageKey}: DismissButtonProps) {
  useLayoutEffect(() => {
    if (wasClosed(storageKey)) hideBar()
  }, [storageKey])

  const dismiss = () => {
    hideBar()
    closedSinceLoad.add(storageKey)
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
    try {
      localStorage.setItem(storageKey, dismissed)
    } catch {
      // Storage is blocked: the bar stays closed until the site is loaded again.
    }
  }
  return (
    <button aria-label={label} onClick={dismiss} type="button">
      <CloseGlyph />
    </button>
  )
}

function hideBar(): void {
  const bar = document.getElementById(soonBarId)
  if (bar !== null) bar.hidden = true
}
