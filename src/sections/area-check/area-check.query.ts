import {areasQuery, areaStatusFields} from '#content/fragments/areas.ts'

export const areaCheckQuery = /* groq */ `
  "check": *[_type == "coverageText" && _id == "coverageText"][0]{
    ${areaStatusFields},
    eyebrow,
    heading,
    text,
    label,
    hint,
    button,
    privacy,
    planned,
    open,
    paused,
    several,
    partly,
    outside,
    invalid,
    unknownArea,
    join,
    joinAnywhere,
    meaningsHeading,
    plannedMeaning,
    openMeaning,
    pausedMeaning
  },
  ${areasQuery}
`
