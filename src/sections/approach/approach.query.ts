import {claimFields} from '@/content/fragments/claim'
import {pictureFields} from '@/content/fragments/picture'

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
