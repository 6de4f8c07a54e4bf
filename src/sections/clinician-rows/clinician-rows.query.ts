import {clinicianFields} from '#content/fragments/clinician.ts'
import {clinicianSampleNote} from '#content/fragments/samples.ts'

export const clinicianRowsQuery = /* groq */ `
  heading,
  labels,
  ${clinicianSampleNote},
  items[]->{${clinicianFields}}
`
