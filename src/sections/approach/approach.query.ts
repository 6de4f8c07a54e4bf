import {claimFields} from '#content/fragments/claim.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const approachQuery = /* groq */ `
  heading,
  text,
  pointsHeading,
  points,
  pictures[]{_key, ${pictureFields}},
  targetsHeading,
  targets[]->{${claimFields}},
  note
`
