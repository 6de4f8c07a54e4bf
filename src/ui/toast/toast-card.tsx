import {type FocusEvent, useEffect, useRef, useState} from 'react'
import {openers} from '#ui/dialog/use-opener.ts'
import {CloseGlyph} from '#ui/icon/glyphs.tsx'
import {GoodGlyph} from '#ui/icon/outcome-glyphs.tsx'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {dismissToast, type Toast, type ToastAction, toastDurationMs} from './toast-store.ts'

/** Renders a toast whose timer pauses on hover and focus (WCAG 2.2.1). */
export function ToastCard({toast}: {toast: Toast}) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const previousFocus = useRef<Element | null>(null)
  const paused = hovered || focused

  useEffect(uncoverFocus, [])
  useEffect(() => {
    if (paused || toast.isLasting) return
    const timer = setTimeout(dismissToast, toastDurationMs)
    return () => clearTimeout(timer)
  }, [paused, toast.isLasting])

  const onFocus = (event: FocusEvent) => {
    const {relatedTarget, target} = event
    previousFocus.current = relatedTarget
    // The toast is gone when the dialog of its link closes.
    if (relatedTarget instanceof HTMLElement) openers.set(target, relatedTarget)
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
      {toast.action === null ? null : <Action action={toast.action} />}
      <button aria-label={toast.dismissLabel} onClick={dismiss} type="button">
        <CloseGlyph />
      </button>
    </div>
  )
}

/** A dialog replaces the toast; another page keeps it. */
function Action({action: {label, ...link}}: {action: ToastAction}) {
  if (link['aria-haspopup'] === undefined) return <SiteLink {...link}>{label}</SiteLink>
  return (
    <a {...link} onClick={dismissToast}>
      {label}
    </a>
  )
}

/** Scrolls the focused element out from under the toast; `ToastHost` reserves room. */
function uncoverFocus() {
  const focused = document.activeElement
  const {top = 0, bottom = 0} = focused?.getBoundingClientRect() ?? {}
  if (bottom > 0 && top < innerHeight / 2) focused?.scrollIntoView({block: 'nearest'})
}
