import {Overlay, Portal, Root} from '@radix-ui/react-dialog'
import type {ReactNode} from 'react'
import {createPortal} from 'react-dom'
import {useAfterPaint} from './use-after-paint.ts'

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
 * a phone a few hundred milliseconds to render (decision 101).
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
