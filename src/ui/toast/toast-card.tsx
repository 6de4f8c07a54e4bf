import {type FocusEvent, useEffect, useRef, useState} from 'react'
import {CloseGlyph} from '#ui/icon/glyphs.tsx'
import {GoodGlyph} from '#ui/icon/outcome-glyphs.tsx'
import {dismissToast, type Toast, toastDurationMs} from './toast-store.ts'

/** Renders a toast whose timer pauses on hover and focus (WCAG 2.2.1). */
export function ToastCard({toast}: {toast: Toast}) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const previousFocus = useRef<Element | null>(null)
  const paused = hovered || focused

  useEffect(uncoverFocus, [])
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(dismissToast, toastDurationMs)
    return () => clearTimeout(timer)
  }, [paused])

  const onFocus = (event: FocusEvent) => {
    previousFocus.current = event.relatedTarget
    setFocused(true)
  }
  const dismiss = () => {
    if (focused && previousFocus.current instanceof HTMLElement) previousFocus.current.focus()
    dismissToast()
  }

  return (
    <div
      data-toast=""
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
  )
}

/** Scrolls the focused element out from under the toast; `ToastHost` reserves room. */
function uncoverFocus() {
  const focused = document.activeElement
  const {top = 0, bottom = 0} = focused?.getBoundingClientRect() ?? {}
  if (bottom > 0 && top < innerHeight / 2) focused?.scrollIntoView({block: 'nearest'})
}
