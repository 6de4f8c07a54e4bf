import {claimFields, claimRegisterFields} from '#content/fragments/claim.ts'

export const claimListQuery = /* groq */ `
  heading,
  text,
  claims[]->{${claimFields}},
  "all": *[_type == "claim"]|order(_id){${claimFields}},
  "words": *[_type == "claimRegister" && _id == "claimRegister"][0]{${claimRegisterFields}}
`
