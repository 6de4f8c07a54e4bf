import {WarningCircleIcon} from '@phosphor-icons/react/dist/ssr/WarningCircle'
import {ContactWays} from '#content/render/contact-ways.tsx'
import {PageTrail} from '#content/render/page-trail.tsx'
import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import {FormCard} from '#ui/form.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {ownAction} from '#ui/state-attributes.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {ContactDesk} from './desk.styles.ts'
import type {LayoutProps} from './layout-props.ts'

/** Form beside the other ways to contact us, which follow it on narrow screens (CONTACT-1). */
export function Desk({section, subject, children}: LayoutProps) {
  const {picture, notice, copy, settings} = section
  const heading = subject?.heading ?? section.heading
  const text = subject?.lead ?? section.text
  const {parent = null} = subject ?? {}
  const place =
    parent === null ? section : {...section, breadcrumb: heading, parent: {...parent, parent: null}}
  return (
    <ContactDesk
      $ground="sunk"
      id={section.anchor}
      {...ownAction.of(copy === null ? undefined : '')}
    >
      <Wrap>
        <Columns $share="5-7">
          <SectionHead>
            <PageTrail headline={heading} section={place} />
            <h1>{heading}</h1>
            {text ? <Lead>{text}</Lead> : null}
          </SectionHead>
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
          {settings === null ? null : (
            <div>
              <ContactWays section={section} settings={settings} />
            </div>
          )}
          {picture ? (
            <div data-door="">
              <Picture picture={picture} sizes={pictureSizes({medium: '1px', large: '45vw'})} />
            </div>
          ) : null}
        </Columns>
      </Wrap>
    </ContactDesk>
  )
}
