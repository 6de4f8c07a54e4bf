import {cliniciansOfKindFields} from '#content/fragments/clinicians-of-kind.ts'
import {mapAttribution} from '#content/fragments/settings.ts'
import {mapSampleNote} from '#content/fragments/samples.ts'

export const findCliniciansQuery = /* groq */ `
  heading,
  lead,
  composition,
  listHeading,
  nearHeading,
  locationNote,
  labels,
  streetMap,
  ${mapAttribution},
  ${mapSampleNote},
  ${cliniciansOfKindFields}
`
