import {pictureFields} from './picture.ts'

/** Service fields for its illustrated front door. */
export const serviceFrontFields = /* groq */ `
  _id,
  _type,
  key,
  status,
  doorNumber,
  picture{${pictureFields}}
`
