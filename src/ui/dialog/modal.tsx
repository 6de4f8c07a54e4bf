import {Overlay, Portal, Root} from '@radix-ui/react-dialog'
import type {ReactNode} from 'react'
import {createPortal} from 'react-dom'
import {useAfterPaint} from './use-after-paint.ts'

interface ModalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The element the veil and the panel are rendered into; see `DialogHost`. */
  hostId: string
  /** The panel: Radix's `Content`. */
  children: ReactNode
}

/**
 * A panel on a veil. The veil answers the press in the next paint; the panel is rendered after it, as a form takes a
 * telephone a few hundred milliseconds (decision 101).
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
            {/* Keeps the page from scrolling, for which all of it is styled again: not in the first paint. */}
            <Overlay />
            {children}
          </Portal>
        </Root>
      ) : null}
    </>
  )
}
