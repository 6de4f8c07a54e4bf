'use client'

import {Close, Content, Title} from '@radix-ui/react-dialog'
import type {MouseEvent, ReactNode, RefObject} from 'react'
import {useFocusReturn, dismissalGuards, keepFocusInView} from '#ui/dialog/content-props.ts'
import {InertBackground, Modal} from '#ui/dialog/modal.tsx'
import {CloseGlyph} from '#ui/icon/glyphs.tsx'

export interface SlideInProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  hostId: string
  title: string
  closeLabel: string
  opener: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Renders a modal panel from the right that traps focus and closes on Escape. */
export function SlideIn({
  open,
  onOpenChange,
  hostId,
  title,
  closeLabel,
  opener,
  children,
}: SlideInProps) {
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) onOpenChange(false)
  }
  return (
    <Modal open={open} onOpenChange={onOpenChange} hostId={hostId}>
      <Content
        aria-describedby={undefined}
        data-slide-in=""
        {...useFocusReturn(opener)}
        {...dismissalGuards(hostId)}
        onFocus={keepFocusInView}
      >
        <InertBackground hostId={hostId} />
        <div data-slide-in-top="">
          <Title>{title}</Title>
          <Close aria-label={closeLabel}>
            <CloseGlyph />
          </Close>
        </div>
        <div onClick={closeAfterLink}>{children}</div>
      </Content>
    </Modal>
  )
}
