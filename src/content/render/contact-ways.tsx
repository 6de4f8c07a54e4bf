import type {ReactNode} from 'react'
import {definedItems} from '#lib/defined-items.ts'
import {knownFact} from '#shared/placeholders.ts'
import type {ListVariants} from '#ui/layout/list.styles.ts'
import {Ways} from './contact-ways.styles.ts'
import {LinkifiedText} from './linkified-text.tsx'

type Text = string | null | undefined

interface ContactWaysProps {
  settings: {
    phone: Text
    phoneHours: Text
    phoneHoursHint: Text
    email: string | null
    address: readonly (string | null)[] | null
  }
  /** Labels of the ways, and a line in place of those that are still to come. */
  section: Partial<Record<'phoneLabel' | 'emailLabel' | 'addressLabel' | 'missingNote', string>>
  /** A line under the email address. */
  emailHint?: string | undefined
  $split?: ListVariants['$split']
}

/** Known ways to reach us, from the site settings, without invented ones (decision 116). */
export function ContactWays({settings, section, emailHint, $split}: ContactWaysProps) {
  const phone = knownFact(settings.phone)
  const address = knownFact(settings.address?.join(', '))
  const hours = [settings.phoneHours, settings.phoneHoursHint].filter(Boolean).join('. ')
  return (
    <>
      <Ways $rule="rows" $split={$split} as="dl">
        {phone === null ? null : (
          <Way hint={hours} label={section.phoneLabel}>
            <LinkifiedText text={phone} />
          </Way>
        )}
        {settings.email ? (
          <Way hint={emailHint} label={section.emailLabel}>
            <LinkifiedText text={settings.email} />
          </Way>
        ) : null}
        {address === null ? null : (
          <Way label={section.addressLabel}>
            <address>
              {definedItems(settings.address).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </Way>
        )}
      </Ways>
      {section.missingNote && (phone === null || address === null) ? (
        <p data-missing="">{section.missingNote}</p>
      ) : null}
    </>
  )
}

interface WayProps {
  label: string | undefined
  hint?: Text
  children: ReactNode
}

function Way({label, hint, children}: WayProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {hint ? <small>{hint}</small> : null}
      </dd>
    </div>
  )
}
