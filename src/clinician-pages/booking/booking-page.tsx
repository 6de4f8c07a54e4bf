import {PhoneIcon} from '@phosphor-icons/react/dist/ssr/Phone'
import {bookingCrumbs} from '#clinician-pages/clinician-facts.ts'
import type {Booking} from '#content/queries/get-profile.ts'
import type {PageSection} from '#content/section-props.ts'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {PageTrail} from '#content/render/page-trail.tsx'
import {Picture} from '#content/render/picture.tsx'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import {ServiceDoor} from '#forms/dialogs/service-door.tsx'
import {ButtonLink} from '#ui/button/button.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Lead, Row} from '#ui/layout/layout.styles.ts'
import {Media} from '#ui/layout/media.styles.ts'
import {RequestSummary, Doorstep, DoorstepCopy, Urgent} from './booking-page.styles.ts'

interface BookingPageProps {
  booking: Booking
  /** Sections below. */
  sections: readonly PageSection[]
}

/** Says why a visit can't be booked yet, and links to the forms in the sections below. */
export function BookingPage({booking, sections}: BookingPageProps) {
  const {clinician, template, service} = booking
  const [waitlist, interest] = (['waitlist', 'interest'] as const).map((form) =>
    sections.find((section) => section._type === 'form' && section.form === form),
  )
  return (
    <Doorstep>
      {service === null ? null : (
        <span>
          <ServiceDoor service={service} />
        </span>
      )}
      <DoorstepCopy>
        <PageTrail headline={template.heading} section={bookingCrumbs(booking)} />
        <h1>{template.heading}</h1>
        <Lead>{template.lead}</Lead>
        <RequestSummary>
          <Media $ratio="tall" $shape="arch">
            <Picture picture={{...clinician.portrait, alt: '', decorative: true}} sizes="4.5rem" />
          </Media>
          <p>
            <b>{template.asked}</b>
            <span>{template.askedNote}</span>
            <SampleBadge of={clinician} />
          </p>
        </RequestSummary>
        <Urgent>
          <Icon of={PhoneIcon} />
          <span>
            <LinkifiedText text={template.urgent} />
          </span>
        </Urgent>
        <Row>
          {waitlist?.anchor ? (
            <ButtonLink href={`#${waitlist.anchor}`}>{template.join}</ButtonLink>
          ) : null}
          {interest?.anchor ? (
            <ButtonLink $variant="outline" data-tell="" href={`#${interest.anchor}`}>
              {template.tell}
            </ButtonLink>
          ) : null}
        </Row>
      </DoorstepCopy>
    </Doorstep>
  )
}
