import {WarningCircleIcon} from '@phosphor-icons/react/dist/ssr/WarningCircle'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {PageTrail} from '#content/render/page-trail.tsx'
import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {knownFact} from '#shared/placeholders.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {ownAction} from '#ui/state-attributes.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {ContactDesk, FormCard, Ways} from './desk.styles.ts'
import type {LayoutProps} from './layout-props.ts'

/** Form beside the other ways to contact us, which follow it on narrow screens (CONTACT-1). */
export function Desk({section, subject, children}: LayoutProps) {
  const {picture, notice, copy} = section
  const heading = subject?.heading ?? section.heading
  const text = subject?.lead ?? section.text
  const {parent = null} = subject ?? {}
  const place =
    parent === null ? section : {...section, breadcrumb: heading, parent: {...parent, parent: null}}
  return (
    <ContactDesk id={section.anchor} {...ownAction.of(copy === null ? undefined : '')}>
      <Wrap>
        <div data-copy="">
          <PageTrail headline={heading} section={place} />
          <h1>{heading}</h1>
          {text ? <Lead>{text}</Lead> : null}
        </div>
        {copy === null ? null : (
          <FormCard>
            <h2>{subject?.formHeading ?? copy.title}</h2>
            {notice ? (
              <div data-notice="">
                <Icon of={WarningCircleIcon} weight="fill" />
                <RichText value={notice} />
              </div>
            ) : null}
            {children}
          </FormCard>
        )}
        <Reach section={section} />
        {picture ? (
          <div data-door="">
            <Picture picture={picture} sizes={pictureSizes({medium: '1px', large: '45vw'})} />
          </div>
        ) : null}
      </Wrap>
    </ContactDesk>
  )
}

/** Phone, email and address from the site settings, without invented ones (decision 116). */
function Reach({section}: SectionProps<'form'>) {
  const {settings, phoneLabel, emailLabel, addressLabel, missingNote} = section
  if (settings === null) return null
  const phone = knownFact(settings.phone)
  const address = knownFact(settings.address?.join(', '))
  const hours = [settings.phoneHours, settings.phoneHoursHint].filter(Boolean).join('. ')
  return (
    <div data-reach="">
      <Ways>
        {phone === null ? null : (
          <div>
            <dt>{phoneLabel}</dt>
            <dd>
              <LinkifiedText text={phone} />
              {hours ? <small>{hours}</small> : null}
            </dd>
          </div>
        )}
        {settings.email ? (
          <div>
            <dt>{emailLabel}</dt>
            <dd>
              <LinkifiedText text={settings.email} />
            </dd>
          </div>
        ) : null}
        {address === null ? null : (
          <div>
            <dt>{addressLabel}</dt>
            <dd>
              <address>
                {definedItems(settings.address).map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </address>
            </dd>
          </div>
        )}
      </Ways>
      {missingNote && (phone === null || address === null) ? <p>{missingNote}</p> : null}
    </div>
  )
}
