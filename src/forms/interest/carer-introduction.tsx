import type {CopyOfForms} from '#forms/form-copy.ts'
import {dialogLink} from '#content/render/dialog-link.ts'

interface CarerIntroductionProps {
  copy: CopyOfForms['carer']
  waitlistHref: string
}

/** Renders the carer dialog, which asks a question but has no form (CARER-1). */
export function CarerIntroduction({copy, waitlistHref}: CarerIntroductionProps) {
  return (
    <>
      <p>
        <strong>{copy.fields.likelihood.label}</strong>
      </p>
      <p>{copy.messages.noForm}</p>
      <p>
        <a {...dialogLink('waitlist')} href={waitlistHref}>
          {copy.messages.join}
        </a>
      </p>
    </>
  )
}
