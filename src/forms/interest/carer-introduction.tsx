import type {CopyOfForms} from '#forms/copy/form-copy.ts'

interface CarerIntroductionProps {
  copy: CopyOfForms['carer']
  /** The page with the waitlist form. */
  waitlistHref: string
}

/** Asks how likely a visitor is to use carers, and has no form (SPEC §2, carer visit). */
export function CarerIntroduction({copy, waitlistHref}: CarerIntroductionProps) {
  return (
    <>
      <p>
        <strong>{copy.fields.likelihood.label}</strong>
      </p>
      <p>{copy.messages.noForm}</p>
      <p>
        <a aria-haspopup="dialog" data-dialog="waitlist" data-look="button" href={waitlistHref}>
          {copy.messages.join}
        </a>
      </p>
    </>
  )
}
