import {dialogLink} from '#content/render/dialog-link.ts'
import {waitlistPath} from '#shared/forms/waitlist.ts'
import type {Profession} from '#shared/professions.ts'

interface JoinLinkProps {
  /** Sentence before the link; by default none. */
  text?: string
  label: string
  service: Profession | null
}

/** Button to the waitlist with the service filled in; the main action of its dialog or form (FORM-7). */
export function JoinLink({text, label, service}: JoinLinkProps) {
  return (
    <div data-join="">
      {text === undefined ? null : <p>{text}</p>}
      <a {...dialogLink('waitlist', service)} href={waitlistPath(service)}>
        {label}
      </a>
    </div>
  )
}
