import {linkFields} from '#content/fragments/link.ts'

export const contactRowQuery = /* groq */ `
  heading,
  addressLabel,
  addressHint,
  phoneLabel,
  phoneHint,
  emailLabel,
  emailHint,
  button{${linkFields}},
  buttonNote,
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id,
    _type,
    address,
    phone,
    phoneHours,
    email
  }
`
