import type {CarerCopy} from '#forms/copy/copy-of-forms.ts'

interface CarerIntroductionProps {
  copy: CarerCopy
  /** The page with the waitlist form. */
  waitlistHref: string
}

/** Asks how likely a visitor is to use carers, and has no form (CARER-1). */
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
