import type {Profile} from '#content/queries/get-profile.ts'
import {Entries} from '#content/render/entries.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {Section} from '#ui/layout/section.tsx'

/** Lists what the clinician helps with. */
export function ServiceLedger({profile: {clinician, template}}: {profile: Profile}) {
  const items = definedItems(clinician.services)
  if (items.length === 0) return null
  const {heading, doctorIntro, specialistIntro} = template.services
  return (
    <Section
      anchor={undefined}
      heading={heading}
      lead={clinician.kind === 'specialist' ? specialistIntro : doctorIntro}
      share="4-8"
    >
      <Entries $rule="rows" $split="halves" $title="large" items={items} />
    </Section>
  )
}
