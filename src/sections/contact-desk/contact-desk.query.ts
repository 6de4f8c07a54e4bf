import {breadcrumbFields} from '#content/fragments/breadcrumb.ts'
import {formTextFields} from '#content/fragments/form-text.ts'
import {pictureFields} from '#content/fragments/picture.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'

export const contactDeskQuery = /* groq */ `
  headline,
  lead,
  callLabel,
  emailLabel,
  writeLabel,
  picture{${pictureFields}},
  notice[]{${richTextFields}},
  "reach": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id,
    _type,
    phone,
    phoneHours,
    phoneHoursHint,
    email,
    address
  },
  "copy": *[_type == "formText" && name == "contact"][0]{${formTextFields}},
  ${breadcrumbFields}
`
