import {clinicianFields} from './clinician.ts'

/**
 * Everybody, while they are no more than this, and how many there are; `withListedClinicians` chooses whom a section
 * shows, and asks for them when they are more.
 */
export const someClinicians = /* groq */ `
  "clinicianTotal": count(*[_type == "clinician"]),
  "clinicians": *[_type == "clinician"] | order(_id asc)[0...40]{${clinicianFields}}
`

/**
 * The same for a section that shows one kind of them, and who of them comes first; `cliniciansOfKind` puts them in
 * order.
 */
export const cliniciansOfKindFields = /* groq */ `
  kind,
  "firstIds": items[]._ref,
  ${someClinicians}
`
