import {renderingConfiguration} from '#config/environment.server.ts'
import {RichText} from '#content/render/rich-text.tsx'
import {omit, systemFields} from '#lib/omit.ts'
import type {SectionProps} from '#content/section-props.ts'
import {Stack} from '#ui/layout/layout.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {ChoiceForm} from './lazy-choice-form.client.tsx'
import {Choice} from './cookie-choice.styles.ts'

/** Consent to analytics, or a note that there is nothing to choose when the site has no analytics key (LAW-5). */
export function CookieChoiceSection({section}: SectionProps<'cookieChoice'>) {
  const {anchor, heading, text, consent} = section
  if (consent === null) return null
  const isOffered = renderingConfiguration().analytics !== null
  return (
    <Section anchor={anchor} heading={heading}>
      {isOffered ? (
        <Stack>
          <RichText value={text} />
          <Choice>
            <noscript>
              <p>{consent.withoutScript}</p>
            </noscript>
            <ChoiceForm copy={omit(consent, systemFields)} />
          </Choice>
        </Stack>
      ) : (
        <p>{consent.unavailable}</p>
      )}
    </Section>
  )
}
