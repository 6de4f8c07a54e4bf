import {CalendarBlankIcon} from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import {EnvelopeSimpleIcon} from '@phosphor-icons/react/dist/ssr/EnvelopeSimple'
import {MapPinIcon} from '@phosphor-icons/react/dist/ssr/MapPin'
import {PhoneIcon} from '@phosphor-icons/react/dist/ssr/Phone'
import {ContentButton} from '#content/render/button-link.styles.ts'
import {CallableText} from '#content/render/callable-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Row, Wrap} from '#ui/layout/layout.styles.ts'
import {ContactBand, Ways} from './contact-row.styles.ts'

/** Address, telephone and e-mail in one ruled row on blue, which runs into the roofs of the footer (PROV-4). */
export function ContactRowSection({section}: SectionProps<'contactRow'>) {
  const {heading, button, buttonNote} = section
  return (
    <ContactBand $ground="brand" id={section.anchor ?? undefined}>
      <Wrap>
        <h2>{heading}</h2>
        <Cards section={section} />
        <Row>
          <ContentButton $look="lamp" link={button}>
            <Icon of={CalendarBlankIcon} size="small" /> {button.label}
          </ContentButton>
          {buttonNote ? <p>{buttonNote}</p> : null}
        </Row>
      </Wrap>
    </ContactBand>
  )
}

function Cards({section}: SectionProps<'contactRow'>) {
  const {addressLabel, addressHint, phoneLabel, phoneHint, emailLabel, emailHint, settings} =
    section
  if (settings === null) return null
  return (
    <Ways>
      <div>
        <dt>
          <Icon of={MapPinIcon} size="small" /> {addressLabel}
        </dt>
        <dd>
          {definedItems(settings.address).map((line) => (
            <span key={line}>{line}</span>
          ))}
          {addressHint ? <small>{addressHint}</small> : null}
        </dd>
      </div>
      <div>
        <dt>
          <Icon of={PhoneIcon} size="small" /> {phoneLabel}
        </dt>
        <dd>
          <CallableText text={settings.phone} />
          <small>{settings.phoneHours}</small>
          {phoneHint ? <small>{phoneHint}</small> : null}
        </dd>
      </div>
      <div>
        <dt>
          <Icon of={EnvelopeSimpleIcon} size="small" /> {emailLabel}
        </dt>
        <dd>
          <CallableText text={settings.email} />
          {emailHint ? <small>{emailHint}</small> : null}
        </dd>
      </div>
    </Ways>
  )
}
