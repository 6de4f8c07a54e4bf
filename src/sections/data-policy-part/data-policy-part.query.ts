import {dataPolicyFields} from '#content/fragments/data-policy.ts'

export const dataPolicyPartQuery = /* groq */ `
  heading,
  intro,
  kind,
  "policy": *[_type == "dataPolicy" && _id == "dataPolicy"][0]{${dataPolicyFields}}
`
