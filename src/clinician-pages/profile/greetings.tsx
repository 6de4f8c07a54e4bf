import type {Profile} from '#content/queries/get-profile.ts'
import {ContentLink} from '#content/render/content-link.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {Stack} from '#ui/layout/layout.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {fontFor, scriptFont} from '#theme/typeface-range.ts'
import {GreetingList} from './greetings.styles.ts'

/** Shows each language of the clinician by a greeting in it. */
export function Greetings({profile: {clinician, template}}: {profile: Profile}) {
  const spoken = definedItems(clinician.languages)
  if (spoken.length === 0) return null
  const {heading, question, link} = template.languages
  return (
    <Section anchor={undefined} ground="sunk" heading={heading} share="4-8" tight>
      <Stack>
        <GreetingList>
          {spoken.map(({_key, name, greeting, lang}) => (
            <li key={_key}>
              {greeting ? (
                <b dir="auto" lang={lang} {...scriptFont.of(fontFor(greeting))}>
                  {greeting}
                </b>
              ) : null}
              <span>{name}</span>
            </li>
          ))}
        </GreetingList>
        <p>
          {question} <ContentLink link={link} />
        </p>
      </Stack>
    </Section>
  )
}
