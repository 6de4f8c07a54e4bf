import type {ReactNode} from 'react'
import {SiteLink} from '#ui/site-link/site-link.tsx'

/** Page with what professionals should have ready (PROV-6). */
export const checklistPage = '/providers/checklist'

interface NextStepProps {
  /** When we write and how to leave; null in older datasets. */
  text: string | null
  link?: {label: string; href: string} | null
  /** Shown before the text. */
  children?: ReactNode
}

/** Says what happens after a form was sent. */
export function NextStep({text, link = null, children}: NextStepProps) {
  if (text === null && link === null && !children) return null
  return (
    <div data-next="">
      {children}
      {text === null ? null : <p>{text}</p>}
      {link === null ? null : (
        <p>
          <SiteLink href={link.href}>{link.label}</SiteLink>
        </p>
      )}
    </div>
  )
}
