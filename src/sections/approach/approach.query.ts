import {claimFields} from '#content/fragments/claim.ts'
import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const approachQuery = /* groq */ `
  heading,
  text,
  pointsHeading,
  points,
  link{${linkFields}},
  pictures[]{_key, ${pictureFields}},
  targetsHeading,
  targets[]->{${claimFields}},
  note
`
