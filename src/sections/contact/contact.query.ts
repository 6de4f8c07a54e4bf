import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'
import {toBeAnnounced} from '#content/fragments/settings.ts'

export const contactQuery = /* groq */ `
  layout,
  heading,
  text,
  picture{${pictureFields}},
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
    phoneHoursHint,
    email,
    ${toBeAnnounced}
  }
`
