import {Content, type DialogContentProps, Overlay, Portal, Root} from '@radix-ui/react-dialog'
import {type ReactNode, type RefObject, useEffect, useState} from 'react'
import {createPortal} from 'react-dom'
import {afterPaint} from '#ui/after-paint.ts'
import {dismissalGuards, keepFocusInView, useFocusReturn} from './content-props.ts'

export interface ModalState {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** See `DialogHost`. */
  hostId: string
  /** Receives focus when the panel closes. */
  opener: RefObject<HTMLElement | null>
}

interface ModalProps extends ModalState, DialogContentProps {
  children?: ReactNode
}

/**
 * Renders a panel on a backdrop, with props of Radix's `Content`. It traps focus and closes on Escape and an outside
 * click (MOD-5). The backdrop appears in the next paint and the panel after it, because a form takes
 * a phone a few hundred milliseconds to render (decision 9).
 */
export function Modal({open, onOpenChange, hostId, opener, children, ...content}: ModalProps) {
  const isBackdropPainted = useAfterPaint(open)
  const focusReturn = useFocusReturn(opener)
  const host = document.getElementById(hostId)
  return (
    <>
      {open && host !== null ? createPortal(<div data-dialog-backdrop="" />, host) : null}
      {isBackdropPainted ? (
        <Root open={open} onOpenChange={onOpenChange}>
          <Portal container={host}>
            {/* Locks scrolling, which restyles the whole page, so it isn't part of the first paint. */}
            <Overlay />
            <Content
              {...content}
              {...focusReturn}
              {...dismissalGuards(hostId)}
              onFocus={keepFocusInView}
            >
              <InertBackground hostId={hostId} />
              {children}
            </Content>
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
function InertBackground({hostId}: {hostId: string}) {
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
