'use client'

import {Close, Content, Description, Title} from '@radix-ui/react-dialog'
import type {ReactNode, RefObject} from 'react'
import {CloseGlyph} from '#ui/icon/glyphs.tsx'
import {useFocusReturn} from './focus-return.ts'
import {InertBackground} from './inert-background.tsx'
import {Modal} from './modal.tsx'
import {ownDismissals} from './own-dismissals.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The element the dialog is rendered into; see `DialogHost`. */
  hostId: string
  title: string
  intro: string | null
  closeLabel: string
  /** Rendered on top below 640 px, on the left from there (MOD-1). */
  picture: ReactNode
  /** What gets the focus back. */
  opener: RefObject<HTMLElement | null>
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
  opener,
  children,
}: DialogProps) {
  return (
    <Modal open={open} onOpenChange={onOpenChange} hostId={hostId}>
      <Content
        data-dialog-panel=""
        {...useFocusReturn(opener)}
        {...ownDismissals(hostId)}
        onOpenAutoFocus={(event) => {
          const first = firstFocus(event.target)
          if (first === null) return
          event.preventDefault()
          first.focus()
        }}
        {...(intro === null ? {'aria-describedby': undefined} : {})}
      >
        <InertBackground hostId={hostId} />
        {picture === null ? null : <div data-dialog-picture="">{picture}</div>}
        <div data-dialog-body="">
          <Title tabIndex={-1}>{title}</Title>
          {intro === null ? null : <Description>{intro}</Description>}
          {children}
        </div>
        <Close aria-label={closeLabel} data-dialog-close="">
          <CloseGlyph />
        </Close>
      </Content>
    </Modal>
  )
}

/** Where a keyboard would slide over what the dialog is about, or where there is no room beside it. */
const smallScreen = '(pointer: coarse), (max-width: 639px)'

/**
 * What is focused first: a field that a visitor can fill in (the trap for robots is not one). On phones that would
 * bring up the keyboard before a word was read, so the heading is.
 */
function firstFocus(panel: EventTarget | null): HTMLElement | null {
  if (!(panel instanceof HTMLElement)) return null
  if (window.matchMedia(smallScreen).matches) return panel.querySelector('h2')
  return panel.querySelector<HTMLElement>(
    ':is(input:not([type="hidden"]), select, textarea):not([tabindex="-1"], :disabled)',
  )
}
