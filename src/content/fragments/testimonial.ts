import {quoteSampleFields} from './samples.ts'

export const testimonialFields = /* groq */ `
  _id,
  _type,
  quote,
  name,
  title,
  "portrait": site::picture(portrait),
  ${quoteSampleFields}
`
