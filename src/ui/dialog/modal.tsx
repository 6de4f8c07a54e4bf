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
 * Renders a panel on a veil. The veil appears in the next paint and the panel after it, because rendering a form
 * takes a phone a few hundred milliseconds (decision 101).
 */
export function Modal({open, onOpenChange, hostId, children}: ModalProps) {
  const hasVeil = useAfterPaint(open)
  const host = document.getElementById(hostId)
  return (
    <>
      {open && host !== null ? createPortal(<div data-dialog-veil="" />, host) : null}
      {hasVeil ? (
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
