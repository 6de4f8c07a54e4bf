import {PhoneIcon} from '@phosphor-icons/react/dist/ssr/Phone'
import type {Booking} from '#content/queries/get-booking.ts'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {Picture} from '#content/render/picture.tsx'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import {ServiceDoor} from '#forms/dialogs/service-door.tsx'
import {FormOnPage} from '#forms/form-on-page.client.tsx'
import type {FormContent} from '#forms/form-content.ts'
import {definedItems} from '#lib/defined-items.ts'
import {profilePath, serviceOfKind} from '#shared/clinicians.ts'
import {ButtonLink} from '#ui/button/button.styles.ts'
import {FormFrame} from '#ui/form.styles.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Band, Lead, Row, Wrap} from '#ui/layout/layout.styles.ts'
import {ClinicianBreadcrumb} from '#clinician-pages/clinician-breadcrumb.tsx'
import {
  RequestSummary,
  Days,
  Doorstep,
  DoorstepCopy,
  Urgent,
  FormColumns,
} from './booking-page.styles.ts'

interface BookingPageProps {
  booking: Booking
  interest: FormContent<'interest'>
  waitlist: {title: string; intro: string | null; content: FormContent<'waitlist'>}
}

const tellId = 'tell'
const waitlistId = 'waitlist'

/** Renders why a visit can't be booked yet, the waitlist form and the interest form. */
export function BookingPage({booking, interest, waitlist}: BookingPageProps) {
  const {clinician, template, service, trail} = booking
  const subject = serviceOfKind[clinician.kind]
  return (
    <>
      <Doorstep>
        {service === null ? null : (
          <span>
            <ServiceDoor service={service} />
          </span>
        )}
        <DoorstepCopy>
          <ClinicianBreadcrumb
            between={[{label: clinician.name, path: profilePath(clinician)}]}
            page={template.crumb}
            service={service}
            trail={trail}
          />
          <h1>{template.heading}</h1>
          <Lead>{template.lead}</Lead>
          <RequestSummary>
            <Picture picture={{...clinician.portrait, alt: '', decorative: true}} sizes="4.5rem" />
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
            <ButtonLink href={`#${waitlistId}`}>{template.join}</ButtonLink>
            <ButtonLink $variant="outline" href={`#${tellId}`}>
              {template.tell}
            </ButtonLink>
          </Row>
        </DoorstepCopy>
      </Doorstep>
      <Band>
        <Wrap>
          <Heading>{template.stepsHeading}</Heading>
          <Days>
            {definedItems(template.steps).map(({_key, when, title, text}) => (
              <li key={_key}>
                <span>{when}</span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Days>
        </Wrap>
      </Band>
      <Band $ground="glow">
        <FormColumns>
          <div id={waitlistId}>
            <FormFrame>
              <Heading $size="small">{waitlist.title}</Heading>
              {waitlist.intro ? <p>{waitlist.intro}</p> : null}
              <FormOnPage content={waitlist.content} prefix="wait" subject={subject} />
            </FormFrame>
          </div>
          <div id={tellId}>
            <FormFrame>
              <Heading $size="small">{template.tell}</Heading>
              <FormOnPage content={withoutEmergency(interest)} prefix="tell" subject={subject} />
            </FormFrame>
          </div>
        </FormColumns>
      </Band>
    </>
  )
}

/** The page has said it already. */
function withoutEmergency(interest: FormContent<'interest'>): FormContent<'interest'> {
  const {copy} = interest
  return {...interest, copy: {...copy, messages: {...copy.messages, emergency: ''}}}
}
