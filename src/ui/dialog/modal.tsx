import {Overlay, Portal, Root} from '@radix-ui/react-dialog'
import {type ReactNode, useEffect, useState} from 'react'
import {createPortal} from 'react-dom'
import {afterPaint} from '#ui/after-paint.ts'

interface ModalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** See `DialogHost`. */
  hostId: string
  /** Radix's `Content`. */
  children: ReactNode
}

/**
 * Renders a panel on a backdrop. The backdrop appears in the next paint and the panel after it, because a form takes
 * a phone a few hundred milliseconds to render (decision 9).
 */
export function Modal({open, onOpenChange, hostId, children}: ModalProps) {
  const isBackdropPainted = useAfterPaint(open)
  const host = document.getElementById(hostId)
  return (
    <>
      {open && host !== null ? createPortal(<div data-dialog-backdrop="" />, host) : null}
      {isBackdropPainted ? (
        <Root open={open} onOpenChange={onOpenChange}>
          <Portal container={host}>
            {/* Locks scrolling, which restyles the whole page, so it isn't part of the first paint. */}
            <Overlay />
            {children}
          </Portal>
        </Root>
      ) : null}
    </>
  )
}

/** Returns true from the first paint after `isWanted` becomes true until it becomes false (decision 9). */
function useAfterPaint(isWanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const cancel = afterPaint(() => setPainted(true))
    return () => {
      cancel()
      setPainted(false)
    }
  }, [isWanted])
  return isPainted
}

/**
 * Makes everything behind a dialog inert (MOD-5). Radix sets `aria-hidden` only, and skips elements with a live
 * region, such as a carousel.
 */
export function InertBackground({hostId}: {hostId: string}) {
  useEffect(() => {
    const behind = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element.id !== hostId &&
        !element.inert &&
        // The site has no custom elements, so these belong to extensions such as password managers.
        !element.localName.includes('-') &&
        // Toasts appear above dialogs.
        element.querySelector('[data-toast-region]') === null,
    )
    for (const element of behind) element.inert = true
    return () => {
      for (const element of behind) element.inert = false
    }
  }, [hostId])
  return null
}
