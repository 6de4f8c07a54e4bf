import type {FormProps} from '#forms/form-content.ts'
import {JoinLink} from './join-link.tsx'

/** Renders the carer dialog: the question of the specification, which has no form, and the waitlist (CARER-1). */
export function CarerIntroduction({content: {copy}}: FormProps<'carer'>) {
  return (
    <>
      <p>
        <strong>{copy.fields.likelihood.label}</strong>
      </p>
      <JoinLink label={copy.messages.join} service="carer" text={copy.messages.noForm} />
    </>
  )
}
