import type {Icon as PhosphorIcon} from '@phosphor-icons/react'
import {CalendarBlankIcon} from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import {EnvelopeSimpleIcon} from '@phosphor-icons/react/dist/ssr/EnvelopeSimple'
import {MapPinIcon} from '@phosphor-icons/react/dist/ssr/MapPin'
import {PhoneIcon} from '@phosphor-icons/react/dist/ssr/Phone'
import type {ReactNode} from 'react'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {knownFact} from '#shared/placeholders.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, Row, SectionHead, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {Media} from '#ui/layout/media.styles.ts'
import {endingBand} from '#ui/state-attributes.ts'
import {ContactBand, PortraitBand} from './contact.styles.ts'

/** Contact details, in the layout that the editor chose (PROV-4). */
export function ContactSection({section}: SectionProps<'contact'>) {
  const {layout, settings} = section
  if (settings === null) return null
  const Layout = layout === 'row' ? Ways : Portrait
  return <Layout section={section} settings={settings} />
}

interface LayoutProps extends SectionProps<'contact'> {
  settings: NonNullable<SectionProps<'contact'>['section']['settings']>
}

/** Known ways to reach us; one line stands for those that are still to come (decision 116). */
function Ways({section, settings}: LayoutProps) {
  const {anchor, heading, addressLabel, addressHint, phoneLabel, phoneHint, emailLabel} = section
  const {emailHint, missingNote, button, buttonNote} = section
  const phone = knownFact(settings.phone)
  const address = knownFact(settings.address?.join(', '))
  return (
    <ContactBand $ground="brand" id={anchor} {...endingBand.of('')}>
      <Wrap>
        <Columns $share="5-7">
          <h2>{heading}</h2>
          <Stack>
            <List $rule="rows" $split="label" as="dl">
              {address === null ? null : (
                <Way hints={[addressHint]} icon={MapPinIcon} label={addressLabel}>
                  {definedItems(settings.address).map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                </Way>
              )}
              {phone === null ? null : (
                <Way hints={[settings.phoneHours, phoneHint]} icon={PhoneIcon} label={phoneLabel}>
                  <LinkifiedText text={phone} />
                </Way>
              )}
              <Way hints={[emailHint]} icon={EnvelopeSimpleIcon} label={emailLabel}>
                <LinkifiedText text={settings.email} />
              </Way>
            </List>
            {missingNote && (phone === null || address === null) ? <p>{missingNote}</p> : null}
            <Row>
              {button ? (
                <ContentButton $variant="lamp" link={button}>
                  <Icon of={CalendarBlankIcon} size="small" /> {button.label}
                </ContentButton>
              ) : null}
              {buttonNote ? <p>{buttonNote}</p> : null}
            </Row>
          </Stack>
        </Columns>
      </Wrap>
    </ContactBand>
  )
}

interface WayProps {
  icon: PhosphorIcon
  label: string | undefined
  /** Invented hints are left out. */
  hints: readonly (string | null | undefined)[]
  children: ReactNode
}

function Way({icon, label, hints, children}: WayProps) {
  return (
    <div>
      <Row as="dt">
        <Icon of={icon} size="small" /> {label}
      </Row>
      <dd>
        <b>{children}</b>
        {hints.map((hint) => (knownFact(hint) ? <small key={hint}>{hint}</small> : null))}
      </dd>
    </div>
  )
}

/** Phone number in large type beside a portrait. */
function Portrait({section, settings}: LayoutProps) {
  const {anchor, heading, text, picture} = section
  return (
    <PortraitBand $ground="glow" id={anchor}>
      <Wrap>
        <Columns $align="end" $share="4-8">
          <Media $ratio="tall" $shape="arch">
            {picture ? (
              <Picture picture={picture} sizes={pictureSizes({medium: '16rem', large: '22rem'})} />
            ) : null}
          </Media>
          <SectionHead>
            <h2>{heading}</h2>
            {text ? <Lead>{text}</Lead> : null}
            {knownFact(settings.phone) ? (
              <>
                <Heading $size="page" as="p">
                  <LinkifiedText text={settings.phone} />
                </Heading>
                <p>
                  {settings.phoneHours}. {settings.phoneHoursHint}
                </p>
              </>
            ) : null}
            <Heading $size="small" as="p">
              <LinkifiedText text={settings.email} />
            </Heading>
          </SectionHead>
        </Columns>
      </Wrap>
    </PortraitBand>
  )
}
