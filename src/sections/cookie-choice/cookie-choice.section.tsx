import {renderingConfiguration} from '#config/environment.server.ts'
import {RichText} from '#content/render/rich-text.tsx'
import {omit, systemFields} from '#lib/omit.ts'
import type {SectionProps} from '#content/section-props.ts'
import {Band, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {ChoiceForm} from './lazy-choice-form.client.tsx'
import {Choice} from './cookie-choice.styles.ts'

/** Consent to analytics, or a note that there is nothing to choose when the site has no analytics key (LAW-5). */
export function CookieChoiceSection({section}: SectionProps<'cookieChoice'>) {
  const {heading, text, consent} = section
  if (consent === null) return null
  const isOffered = renderingConfiguration().analytics !== null
  return (
    <Band id={section.anchor}>
      <Wrap>
        <Stack>
          <h2>{heading}</h2>
          {isOffered ? (
            <>
              <RichText value={text} />
              <Choice>
                <noscript>
                  <p>{consent.withoutScript}</p>
                </noscript>
                <ChoiceForm copy={omit(consent, systemFields)} />
              </Choice>
            </>
          ) : (
            <p>{consent.unavailable}</p>
          )}
        </Stack>
      </Wrap>
    </Band>
  )
}
