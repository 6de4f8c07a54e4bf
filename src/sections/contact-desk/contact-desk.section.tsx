import {WarningCircleIcon} from '@phosphor-icons/react/dist/ssr/WarningCircle'
import {CallableText} from '#content/render/callable-text.tsx'
import {PageTrail} from '#content/render/page-trail.tsx'
import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {FormOnPage} from '#forms/form-on-page.client.tsx'
import {formContent} from '#forms/prepare-form.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Desk, FormCard, Ways} from './contact-desk.styles.ts'

type Section = SectionProps<'contactDesk'>['section']

/**
 * The contact form beside the other ways to reach us; a front door stands on the pavement (CONTACT-1, CONTACT-2,
 * FORM-5).
 */
export function ContactDeskSection({section, variant = null}: SectionProps<'contactDesk'>) {
  const {_key, headline, lead, picture, notice, copy} = section
  return (
    <Desk id={section.anchor ?? undefined}>
      <Wrap>
        <div data-copy="">
          <PageTrail section={section} />
          <h1>{headline}</h1>
          {lead ? <Lead>{lead}</Lead> : null}
          <Reach section={section} />
        </div>
        {copy === null ? null : (
          <FormCard>
            <h2>{copy.title}</h2>
            {notice ? (
              <div data-notice="">
                <Icon of={WarningCircleIcon} weight="fill" />
                <RichText value={notice} />
              </div>
            ) : null}
            <FormOnPage content={formContent('contact', copy)} prefix={_key} subject={variant} />
          </FormCard>
        )}
        {picture ? (
          <div data-door="">
            <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '45vw'})} />
          </div>
        ) : null}
      </Wrap>
    </Desk>
  )
}

/** Telephone, e-mail and address as the site settings have them. */
function Reach({section}: {section: Section}) {
  const {reach, callLabel, emailLabel, writeLabel} = section
  if (reach === null) return null
  const hours = [reach.phoneHours, reach.phoneHoursHint].filter(Boolean).join('. ')
  return (
    <Ways>
      {reach.phone ? (
        <div>
          <dt>{callLabel}</dt>
          <dd>
            <CallableText text={reach.phone} />
            {hours ? <small>{hours}</small> : null}
          </dd>
        </div>
      ) : null}
      {reach.email ? (
        <div>
          <dt>{emailLabel}</dt>
          <dd>
            <CallableText text={reach.email} />
          </dd>
        </div>
      ) : null}
      {reach.address ? (
        <div>
          <dt>{writeLabel}</dt>
          <dd>
            <address>
              {definedItems(reach.address).map((part) => (
                <span key={part}>{part}</span>
              ))}
            </address>
          </dd>
        </div>
      ) : null}
    </Ways>
  )
}
