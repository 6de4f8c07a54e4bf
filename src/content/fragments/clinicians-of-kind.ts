/** The first 40 clinicians and their total. Above that, `withListedClinicians` fetches those that a section shows. */
export const someClinicians = /* groq */ `
  "clinicianTotal": count(*[_type == "clinician"]),
  "clinicians": *[_type == "clinician"] | order(_id asc)[0...40]{...site::clinician(@)}
`

/** Clinicians of a kind, and the ids that an editor put first; see `cliniciansOfKind`. */
export const cliniciansOfKindFields = /* groq */ `
  "items": items[]._ref,
  ${someClinicians}
`
