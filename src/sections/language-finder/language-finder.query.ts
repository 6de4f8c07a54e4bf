import {clinicianFields} from '#content/fragments/clinician.ts'
import {linkFields} from '#content/fragments/link.ts'
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
  "speakers": *[_type == "clinician"] | order(name asc){${clinicianFields}}
`
