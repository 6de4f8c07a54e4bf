import {pictureFields} from '#content/fragments/picture.ts'

export const askPersonQuery = /* groq */ `
  heading,
  text,
  picture{${pictureFields}},
  "reach": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id,
    _type,
    phone,
    phoneHours,
    phoneHoursHint,
    email
  }
`
