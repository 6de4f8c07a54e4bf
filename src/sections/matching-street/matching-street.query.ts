import {breadcrumbFields} from '#content/fragments/navigation.ts'
import {pictureFields} from '#content/fragments/picture.ts'
import {clinicianSampleFields} from '#content/fragments/samples.ts'

const person = /* groq */ `{
  _id,
  _type,
  name,
  specialty,
  location,
  portrait{${pictureFields}},
  ${clinicianSampleFields}
}`

export const matchingStreetQuery = /* groq */ `
  headline,
  lead,
  requestBadge,
  request,
  people[]->${person},
  startTitle,
  startText,
  onList,
  of,
  fit,
  factors[]{_key, title, asked, text, "fits": fits[]._ref},
  endTitle,
  endText,
  results[]{_key, why, clinician->${person}},
  ${breadcrumbFields}
`
