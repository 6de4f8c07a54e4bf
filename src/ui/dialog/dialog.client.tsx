'use client'

import {Close, Content, Description, Overlay, Portal, Root, Title} from '@radix-ui/react-dialog'
import {type ReactNode, useRef} from 'react'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The element the dialog is drawn into; see `DialogHost`. */
  hostId: string
  title: string
  intro: string | null
  closeLabel: string
  /** Drawn on top below 640 px, on the left from there (MOD-1). */
  picture: ReactNode
  children: ReactNode
}

/** A modal dialog (MOD-5): labelled, focus kept inside, Escape and a click outside close it. */
export function Dialog({
  open,
  onOpenChange,
  hostId,
  title,
  intro,
  closeLabel,
  picture,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null)
  const rememberOpener = () => {
    opener.current = document.activeElement
  }
  const returnToOpener = (event: Event) => {
    // Radix would look for a trigger of its own; ours is a link that works without it.
    event.preventDefault()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal container={document.getElementById(hostId)}>
        <Overlay data-dialog-veil="" />
        <Content
          data-dialog-panel=""
          onCloseAutoFocus={returnToOpener}
          onOpenAutoFocus={rememberOpener}
          {...(intro === null ? {'aria-describedby': undefined} : {})}
        >
          <div data-dialog-picture="">{picture}</div>
          <div data-dialog-body="">
            <Title>{title}</Title>
            {intro === null ? null : <Description>{intro}</Description>}
            {children}
          </div>
          <Close data-dialog-close="" aria-label={closeLabel}>
            <span aria-hidden="true">×</span>
          </Close>
        </Content>
      </Portal>
    </Root>
  )
}
