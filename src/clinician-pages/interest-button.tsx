import {dialogLink} from '#content/render/dialog-link.ts'
import {bookingPath, type ClinicianRef, serviceOfKind} from '#shared/clinicians.ts'
import {ButtonLink} from '#ui/button/button.styles.ts'

interface InterestButtonProps {
  clinician: ClinicianRef
  /** Where visits of the service are booked, once they are. */
  bookingAddress: string | null
  label: string
}

/**
 * Asks for a visit: a link to the booking page, which a script turns into the question how likely one is to use the
 * service; once visits can be booked, a link to where they are.
 */
export function InterestButton({clinician, bookingAddress, label}: InterestButtonProps) {
  if (bookingAddress) return <ButtonLink href={bookingAddress}>{label}</ButtonLink>
  const service = serviceOfKind[clinician.kind === 'specialist' ? clinician.kind : 'doctor']
  return (
    <ButtonLink {...dialogLink('interest', service)} href={bookingPath(clinician)}>
      {label}
    </ButtonLink>
  )
}
