import {linkFields} from '#content/fragments/link.ts'

export const plannedCareQuery = /* groq */ `
  heading,
  text,
  link{${linkFields}},
  items[]{_key, title, text}
`
