import {linkFields} from './link.ts'

/** A place to go for help, as a card. */
export const careCardFields = /* groq */ `
  _id,
  _type,
  kind,
  level,
  prefix,
  heading,
  bullets,
  note,
  links[]{_key, ${linkFields}}
`
