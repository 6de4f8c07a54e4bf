'use client'

import {Close, Description, Title} from '@radix-ui/react-dialog'
import type {ReactNode} from 'react'
import {narrow} from '#theme/breakpoints.ts'
import {CloseGlyph} from '#ui/icon/glyphs.tsx'
import {dialogPicture} from '#ui/state-attributes.ts'
import {Modal, type ModalState} from './modal.tsx'

interface DialogProps extends ModalState {
  title: string
  intro: string | null
  closeLabel: string
  /** Above the form below 640 px, to its left from there (MOD-1). */
  picture: ReactNode
  /** Whether phones leave out the image, so that the form fits. */
  isPictureOptional?: boolean
  children: ReactNode
}

/** Renders a labelled modal dialog. */
export function Dialog({
  title,
  intro,
  closeLabel,
  picture,
  isPictureOptional = false,
  children,
  ...modal
}: DialogProps) {
  return (
    <Modal
      {...modal}
      data-dialog-panel=""
      onOpenAutoFocus={(event) => {
        const first = firstFocus(event.target)
        if (first === null) return
        event.preventDefault()
        first.focus()
      }}
      {...(intro === null ? {'aria-describedby': undefined} : {})}
    >
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
