import {clinicianFields} from './clinician.ts'

/**
 * Everybody who visits, and who of them comes first; for the projection of a section that shows one kind of them.
 * `cliniciansOfKind` puts them in order. All are asked for and not those of one kind alone: a page depends on what its
 * query found, and somebody whose kind is changed has to come and go.
 */
export const cliniciansOfKindFields = /* groq */ `
  kind,
  "firstIds": items[]._ref,
  "clinicians": *[_type == "clinician"] | order(name asc){${clinicianFields}}
`
