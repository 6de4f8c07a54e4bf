import {cliniciansOfKindFields} from '#content/fragments/clinicians-of-kind.ts'
import {pagerFields} from '#content/fragments/navigation.ts'
import {clinicianSampleNote} from '#content/fragments/samples.ts'

export const cliniciansQuery = /* groq */ `
  layout,
  heading,
  labels,
  ${clinicianSampleNote},
  ${pagerFields},
  ${cliniciansOfKindFields}
`
