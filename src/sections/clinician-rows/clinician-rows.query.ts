import {cliniciansOfKindFields} from '#content/fragments/clinicians-of-kind.ts'
import {clinicianSampleNote} from '#content/fragments/samples.ts'

export const clinicianRowsQuery = /* groq */ `
  heading,
  labels,
  ${clinicianSampleNote},
  ${cliniciansOfKindFields}
`
