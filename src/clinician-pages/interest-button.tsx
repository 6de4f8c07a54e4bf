import {dialogLink} from '#content/render/dialog-link.ts'
import {bookingPath, type ClinicianAddress, serviceOfKind} from '#shared/clinicians.ts'
import {ButtonLink} from '#ui/button/button.styles.ts'

interface InterestButtonProps {
  clinician: ClinicianAddress
  /** External booking page of the service, once it exists. */
  bookingAddress: string | null
  label: string
}

/**
 * Links to the booking page, or opens the interest dialog with JavaScript. Links to the service's external booking
 * page once it exists.
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
