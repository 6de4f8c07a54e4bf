'use client'

import {Close, Title} from '@radix-ui/react-dialog'
import type {MouseEvent, ReactNode} from 'react'
import {Modal, type ModalState} from '#ui/dialog/modal.tsx'
import {CloseGlyph} from '#ui/icon/glyphs.tsx'

interface SlideInProps extends ModalState {
  title: string
  closeLabel: string
  children: ReactNode
}

/** Renders a modal panel from the right. */
export function SlideIn({title, closeLabel, children, ...modal}: SlideInProps) {
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') !== null)
      modal.onOpenChange(false)
  }
  return (
    <Modal {...modal} aria-describedby={undefined} data-slide-in="">
      <div data-slide-in-top="">
        <Title>{title}</Title>
        <Close aria-label={closeLabel}>
          <CloseGlyph />
        </Close>
      </div>
      <div onClick={closeAfterLink}>{children}</div>
    </Modal>
  )
}
