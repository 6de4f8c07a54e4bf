import {claimFields} from '@/content/fragments/claim'

export const missionQuery = /* groq */ `
  heading,
  figure->{${claimFields}},
  text,
  statistics[]->{${claimFields}},
  targetsHeading,
  targets[]->{${claimFields}},
  note
`
