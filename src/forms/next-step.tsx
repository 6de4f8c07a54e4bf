import {useRegistration} from '#content/render/registration.ts'
import {buttonPart} from '#ui/state-attributes.ts'
import {Registered} from './registered-note.client.tsx'
import {SiteLink} from '#ui/site-link/site-link.tsx'

/** Page with what professionals should have ready (PROV-6). */
export const checklistPage = '/providers/checklist'

/** Page that shows patients how a visit goes (DEMO-1). */
export const demoPage = '/demo'

interface NextStepProps {
  /** When we write and how to leave. */
  text?: string | null
  link?: {label: string; href: string} | null
  /** Closes a dialog that stays open; null on a page. */
  close?: (() => void) | null
  closeLabel?: string
  /** Whether the form registered the visitor, whose card stands before the text. */
  hasCard?: boolean
}

/** Says what happens after a form was sent. */
export function NextStep({
  text = null,
  link = null,
  close = null,
  closeLabel,
  hasCard = false,
}: NextStepProps) {
  const registration = useRegistration()
  const card = hasCard ? registration : null
  return (
    <div data-next="">
      {card === null ? null : <Registered {...card} />}
      {card !== null || text === null ? null : <p>{text}</p>}
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
