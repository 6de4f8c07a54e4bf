'use client'

import {CloseGlyph} from '#ui/icon/glyphs.tsx'
import {dismissed, soonBarId} from './dismissal.ts'

interface DismissButtonProps {
  label: string
  storageKey: string
}

/** Closes the bar and remembers it; the focus goes on to the content. */
export function DismissButton({label, storageKey}: DismissButtonProps) {
  const dismiss = () => {
    const bar = document.getElementById(soonBarId)
    if (bar !== null) bar.hidden = true
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
    try {
      localStorage.setItem(storageKey, dismissed)
    } catch {
      // Storage is blocked: the bar stays closed for this visit.
    }
  }
  return (
    <button aria-label={label} onClick={dismiss} type="button">
      <CloseGlyph />
    </button>
  )
}
