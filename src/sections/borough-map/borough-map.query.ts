import {areasQuery, areaStatusFields} from '#content/fragments/areas.ts'
import {mapAttribution} from '#content/fragments/settings.ts'

export const boroughMapQuery = /* groq */ `
  mapLabel,
  heading,
  intro,
  central,
  east,
  north,
  south,
  west,
  codesLabel,
  showLabel,
  "statusWords": *[_type == "coverageText" && _id == "coverageText"][0]{${areaStatusFields}},
  ${areasQuery},
  ${mapAttribution}
`
