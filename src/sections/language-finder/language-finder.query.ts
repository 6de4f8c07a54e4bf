import {someClinicians} from '#content/fragments/clinicians-of-kind.ts'
import {linkFields} from '#content/fragments/link.ts'
import {pagerFields} from '#content/fragments/navigation.ts'
import {clinicianSampleNote} from '#content/fragments/samples.ts'

export const languageFinderQuery = /* groq */ `
  heading,
  text,
  jumpLabel,
  nobody,
  ${clinicianSampleNote},
  interpreterHeading,
  interpreterText,
  interpreterLink{${linkFields}},
  ${pagerFields},
  ${someClinicians}
`
