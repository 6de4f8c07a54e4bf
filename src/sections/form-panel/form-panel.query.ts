import {formTextFields} from '#content/fragments/form-text.ts'
import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const formPanelQuery = /* groq */ `
  heading,
  text,
  portrait{${pictureFields}},
  profession,
  linksHeading,
  linksText,
  links[]{_key, ${linkFields}},
  "copy": *[_type == "formText" && name == "providerInterest"][0]{${formTextFields}}
`
