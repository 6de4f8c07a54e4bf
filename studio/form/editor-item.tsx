import {useEffect, useRef} from 'react'
import type {ItemProps} from 'sanity'
import {focusWhenShown} from './focus-when-shown.ts'

const dialog = '[data-testid="nested-object-dialog"]'
const fields = ['input', 'textarea', '[contenteditable="true"]', 'button']
  .map((control) => `[data-testid^="field-"] ${control}`)
  .join()

/**
 * Moves the focus into the dialog of an item and back. Sanity leaves it where it was when the mouse opens the dialog,
 * and on the body when the dialog closes (WCAG 2.4.3).
 */
export function EditorItem(props: ItemProps) {
  const item = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  const isOpen = 'open' in props && props.open
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!wasOpen.current || isOpen) {
      wasOpen.current = isOpen
      return isOpen ? focusWhenShown(dialog, fields) : undefined
    }
    wasOpen.current = false
    // The dialog releases its focus trap after this effect.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) opener.current?.focus()
    })
    return () => {
      clearTimeout(timer)
    }
  }, [isOpen])
  const remember = ({target}: {target: EventTarget}) => {
    const control = target instanceof Element ? target.closest('button, [role="button"], a') : null
    // Events of the dialog bubble through its portal.
    if (control instanceof HTMLElement && item.current?.contains(control)) opener.current = control
  }
  return (
    <div
      ref={item}
      style={{display: 'contents'}}
      onFocusCapture={remember}
      onPointerDownCapture={remember}
    >
      {props.renderDefault(props)}
    </div>
  )
}
