import {claimFields} from '#content/fragments/claim.ts'

export const missionQuery = /* groq */ `
  heading,
  figure->{${claimFields}},
  text,
  statistics[]->{${claimFields}},
  targetsHeading,
  targets[]->{${claimFields}},
  note
`
