import {pictureFields} from './picture.ts'

/** The front door of a service: its number, and whether its light is on. */
export const serviceFrontFields = /* groq */ `
  _id,
  _type,
  key,
  status,
  doorNumber,
  picture{${pictureFields}}
`
