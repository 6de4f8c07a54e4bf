import type {CopyOfForms} from '#forms/form-copy.ts'
import {JoinLink} from './join-link.tsx'

/** Renders the carer dialog: the question of the specification, which has no form, and the waitlist (CARER-1). */
export function CarerIntroduction({copy}: {copy: CopyOfForms['carer']}) {
  return (
    <>
      <p>
        <strong>{copy.fields.likelihood.label}</strong>
      </p>
      <JoinLink label={copy.messages.join} service="carer" text={copy.messages.noForm} />
    </>
  )
}
