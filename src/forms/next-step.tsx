import type {ReactNode} from 'react'
import {buttonPart} from '#ui/state-attributes.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'

/** Page with what professionals should have ready (PROV-6). */
export const checklistPage = '/providers/checklist'

interface NextStepProps {
  /** When we write and how to leave. */
  text: string
  link?: {label: string; href: string} | null
  /** Closes a dialog that stays open; null on a page. */
  close?: (() => void) | null
  closeLabel?: string
  /** Shown before the text. */
  children?: ReactNode
}

/** Says what happens after a form was sent. */
export function NextStep({text, link = null, close = null, closeLabel, children}: NextStepProps) {
  return (
    <div data-next="">
      {children}
      <p>{text}</p>
      {link === null ? null : (
        <p>
          <SiteLink href={link.href}>{link.label}</SiteLink>
        </p>
      )}
      {close === null ? null : (
        <button {...buttonPart} onClick={close} type="button">
          {closeLabel}
        </button>
      )}
    </div>
  )
}
