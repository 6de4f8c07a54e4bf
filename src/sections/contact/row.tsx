import {CalendarBlankIcon} from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import {EnvelopeSimpleIcon} from '@phosphor-icons/react/dist/ssr/EnvelopeSimple'
import {MapPinIcon} from '@phosphor-icons/react/dist/ssr/MapPin'
import {PhoneIcon} from '@phosphor-icons/react/dist/ssr/Phone'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {knownFact} from '#shared/placeholders.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Row} from '#ui/layout/layout.styles.ts'
import {MissingNote, Ways} from './row.styles.ts'

/** Address, phone and email in one ruled row, on blue that continues into the footer's roofs (PROV-4). */
export function ContactRow({section}: SectionProps<'contact'>) {
  const {heading, button, buttonNote} = section
  return (
    <>
      <div>
        <h2>{heading}</h2>
        <Cards section={section} />
      </div>
      <Row>
        {button ? (
          <ContentButton $variant="lamp" link={button}>
            <Icon of={CalendarBlankIcon} size="small" /> {button.label}
          </ContentButton>
        ) : null}
        {buttonNote ? <p>{buttonNote}</p> : null}
      </Row>
    </>
  )
}

/** Known ways to reach us; one line stands for those that are still to come (decision 116). */
function Cards({section}: SectionProps<'contact'>) {
  const {addressLabel, addressHint, phoneLabel, phoneHint, emailLabel, emailHint, settings} =
    section
  if (settings === null) return null
  const phone = knownFact(settings.phone)
  const address = knownFact(settings.address?.join(', '))
  return (
    <>
      <Ways>
        {address === null ? null : (
          <div>
            <dt>
              <Icon of={MapPinIcon} size="small" /> {addressLabel}
            </dt>
            <dd>
              {definedItems(settings.address).map((line) => (
                <span key={line}>{line}</span>
              ))}
              {knownFact(addressHint) ? <small>{addressHint}</small> : null}
            </dd>
          </div>
        )}
        {phone === null ? null : (
          <div>
            <dt>
              <Icon of={PhoneIcon} size="small" /> {phoneLabel}
            </dt>
            <dd>
              <LinkifiedText text={phone} />
              <small>{settings.phoneHours}</small>
              {knownFact(phoneHint) ? <small>{phoneHint}</small> : null}
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Icon of={EnvelopeSimpleIcon} size="small" /> {emailLabel}
          </dt>
          <dd>
            <LinkifiedText text={settings.email} />
            {emailHint ? <small>{emailHint}</small> : null}
          </dd>
        </div>
      </Ways>
      {section.missingNote && (phone === null || address === null) ? (
        <MissingNote>{section.missingNote}</MissingNote>
      ) : null}
    </>
  )
}
