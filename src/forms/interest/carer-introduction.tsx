import type {CarerWords} from '#forms/copy/copy-of-forms.ts'

interface CarerIntroductionProps {
  words: CarerWords
  /** The page with the waitlist form. */
  waitlistHref: string
}

/** Asks how likely a visitor is to use carers, and has no form (SPEC §2, carer visit). */
export function CarerIntroduction({words, waitlistHref}: CarerIntroductionProps) {
  return (
    <>
      <p>
        <strong>{words.fields.likelihood.label}</strong>
      </p>
      <p>{words.messages.noForm}</p>
      <p>
        <a aria-haspopup="dialog" data-dialog="waitlist" data-look="button" href={waitlistHref}>
          {words.messages.join}
        </a>
      </p>
    </>
  )
}
