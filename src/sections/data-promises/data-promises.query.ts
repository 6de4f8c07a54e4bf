import {dataPolicyFields} from '#content/fragments/data-policy.ts'

export const dataPromisesQuery = /* groq */ `
  headline,
  lead,
  updatedLabel,
  printLabel,
  "policy": *[_type == "dataPolicy" && _id == "dataPolicy"][0]{${dataPolicyFields}}
`
