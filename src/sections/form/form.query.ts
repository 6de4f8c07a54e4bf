import {breadcrumbFields} from '#content/fragments/navigation.ts'
import {formTextFields} from '#content/fragments/form-text.ts'
import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'
import {serviceFrontFields} from '#content/fragments/services.ts'
import {toBeAnnounced} from '#content/fragments/settings.ts'

export const formQuery = /* groq */ `
  layout,
  heading,
  text,
  form,
  profession,
  store,
  "front": service->{${serviceFrontFields}},
  picture{${pictureFields}},
  linksHeading,
  linksText,
  links[]{_key, ${linkFields}},
  phoneLabel,
  emailLabel,
  addressLabel,
  notice[]{${richTextFields}},
  "copy": *[_type == "formText" && name == ^.form][0]{${formTextFields}},
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id,
    _type,
    phone,
    phoneHours,
    phoneHoursHint,
    email,
    address,
    ${toBeAnnounced}
  },
  ${breadcrumbFields}
`
