import {CalendarCheckIcon} from '@phosphor-icons/react/dist/ssr/CalendarCheck'
import {ContentButton} from '#content/render/content-link.styles.ts'
import type {LinkContent} from '#content/render/content-link.tsx'
import type {Profile} from '#content/queries/get-profile.ts'
import {dialogLink} from '#content/render/dialog-link.ts'
import {bookingPath, type ClinicianRef, modeName, serviceOfKind} from '#shared/clinicians.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Button, ButtonLink} from '#ui/button/button.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {SmallHeading} from '#ui/layout/layout.styles.ts'
import type {CheckState} from './check-state.ts'
import {RequestSlip} from './request-card.styles.ts'

interface RequestCardProps {
  profile: Profile
  check: CheckState
  /** Replaces the request for a visit by a sample. */
  join: LinkContent | null
}

/** Shows prices and requests a visit. Disabled while the clinician is paused or the check has expired. */
export function RequestCard({
  profile: {clinician, template, service},
  check,
  join,
}: RequestCardProps) {
  const {ask} = template
  const [first, ...others] = definedItems(clinician.modePrices)
  const isDisabled = clinician.isPaused === true || check === 'old'
  return (
    <RequestSlip aria-label={ask.label} as="aside">
      {first ? (
        <p data-price="">
          <span>{modeName(first.mode)}</span>
          <SmallHeading as="b">{first.text}</SmallHeading>
        </p>
      ) : null}
      <p>{clinician.kind === 'specialist' ? ask.specialistNote : ask.doctorNote}</p>
      <dl>
        {others.map(({_key, mode, text}) => (
          <div key={_key}>
            <dt>{modeName(mode)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {definedItems(ask.facts).map(({_key, title, text}) => (
          <div key={_key}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {clinician.isSample && join ? (
        <ContentButton link={join} />
      ) : isDisabled ? (
        <Button disabled type="button">
          <Icon of={CalendarCheckIcon} size="small" /> {ask.button}
        </Button>
      ) : (
        <InterestButton
          bookingAddress={service?.bookingAddress ?? null}
          clinician={clinician}
          label={ask.button}
        />
      )}
      <p>
        <small>{noteFor(clinician.isSample, isDisabled, ask)}</small>
      </p>
    </RequestSlip>
  )
}

function noteFor(isSample: boolean, isDisabled: boolean, ask: Profile['template']['ask']): string {
  if (isSample && ask.exampleNote) return ask.exampleNote
  return isDisabled ? ask.pausedNote : ask.note
}

interface InterestButtonProps {
  clinician: ClinicianRef
  /** External booking page of the service, once it exists. */
  bookingAddress: string | null
  label: string
}

/**
 * Links to the booking page, or opens the interest dialog with JavaScript. Links to the service's external booking
 * page once it exists.
 */
function InterestButton({clinician, bookingAddress, label}: InterestButtonProps) {
  if (bookingAddress) return <ButtonLink href={bookingAddress}>{label}</ButtonLink>
  const service = serviceOfKind[clinician.kind === 'specialist' ? clinician.kind : 'doctor']
  return (
    <ButtonLink {...dialogLink('interest', service)} href={bookingPath(clinician)}>
      {label}
    </ButtonLink>
  )
}
