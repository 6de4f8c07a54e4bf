'use client'

import {Close, Content, Description, Title} from '@radix-ui/react-dialog'
import type {ReactNode, RefObject} from 'react'
import {narrow} from '#theme/breakpoints.ts'
import {CloseGlyph} from '#ui/icon/glyphs.tsx'
import {dialogPicture} from '#ui/state-attributes.ts'
import {useFocusReturn, dismissalGuards, keepFocusInView} from './content-props.ts'
import {InertBackground, Modal} from './modal.tsx'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** See `DialogHost`. */
  hostId: string
  title: string
  intro: string | null
  closeLabel: string
  /** Above the form below 640 px, to its left from there (MOD-1). */
  picture: ReactNode
  /** Whether phones leave out the image, so that the form fits. */
  isPictureOptional?: boolean
  /** Receives focus when the dialog closes. */
  opener: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Renders a labelled modal dialog that traps focus and closes on Escape and an outside click (MOD-5). */
export function Dialog({
  open,
  onOpenChange,
  hostId,
  title,
  intro,
  closeLabel,
  picture,
  isPictureOptional = false,
  opener,
  children,
}: DialogProps) {
  return (
    <Modal open={open} onOpenChange={onOpenChange} hostId={hostId}>
      <Content
        data-dialog-panel=""
        {...useFocusReturn(opener)}
        {...dismissalGuards(hostId)}
        onFocus={keepFocusInView}
        onOpenAutoFocus={(event) => {
          const first = firstFocus(event.target)
          if (first === null) return
          event.preventDefault()
          first.focus()
        }}
        {...(intro === null ? {'aria-describedby': undefined} : {})}
      >
        <InertBackground hostId={hostId} />
        {picture === null ? null : (
          <div {...dialogPicture.of(isPictureOptional ? 'optional' : '')}>{picture}</div>
        )}
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

/** Screens on which a virtual keyboard would cover the dialog. */
const smallScreen = `(pointer: coarse), ${narrow}`

/**
 * Returns the first field to fill in, which excludes the honeypot. On small screens it returns the heading, so that
 * the keyboard doesn't open.
 */
function firstFocus(panel: EventTarget | null): HTMLElement | null {
  if (!(panel instanceof HTMLElement)) return null
  if (window.matchMedia(smallScreen).matches) return panel.querySelector('h2')
  return panel.querySelector<HTMLElement>(
    ':is(input:not([type="hidden"]), select, textarea):not([tabindex="-1"], :disabled)',
  )
}
