import {breadcrumbFields} from '#content/fragments/breadcrumb.ts'
import {formTextFields} from '#content/fragments/form-text.ts'
import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const joinHeroQuery = /* groq */ `
  headline,
  lead,
  service->{_id, _type, key, status},
  primary{${linkFields}},
  portraits[]{_key, ${pictureFields}},
  formHeading,
  needsHeading,
  needs,
  note,
  "copy": *[_type == "formText" && name == "providerInterest"][0]{${formTextFields}},
  ${breadcrumbFields}
`
