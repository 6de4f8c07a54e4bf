'use client'

import {type FocusEvent, useEffect, useRef, useState, useSyncExternalStore} from 'react'
import {CloseGlyph, GoodGlyph} from '#ui/icon/glyphs.tsx'
import {currentToast, dismissToast, subscribeToToasts, toastDuration} from './toast-store.ts'

/**
 * The one live region of the page. It is there, empty, from the start, so that screen readers announce what appears in
 * it (WCAG 4.1.3). The time stands still while the toast is pointed at or holds the focus (WCAG 2.2.1).
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  const paused = hovered || focused

  useEffect(() => {
    if (toast === null || paused) return
    const timer = setTimeout(dismissToast, toastDuration)
    return () => clearTimeout(timer)
  }, [toast, paused])

  const onFocus = (event: FocusEvent) => {
    cameFrom.current = event.relatedTarget
    setFocused(true)
  }
  const dismiss = () => {
    if (focused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    setHovered(false)
    setFocused(false)
    dismissToast()
  }

  return (
    <div data-toast-region="" role="status">
      {toast === null ? null : (
        <div
          data-toast=""
          key={toast.id}
          onBlur={() => setFocused(false)}
          onFocus={onFocus}
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
        >
          <GoodGlyph />
          <p>{toast.message}</p>
          <button aria-label={toast.dismissLabel} onClick={dismiss} type="button">
            <CloseGlyph />
          </button>
        </div>
      )}
    </div>
  )
}
