import {formTextFields} from '#content/fragments/form-text.ts'
import {serviceFrontFields} from '#content/fragments/service-front.ts'

export const formQuery = /* groq */ `
  heading,
  form,
  profession,
  store,
  "front": service->{${serviceFrontFields}},
  "copy": *[_type == "formText" && name == ^.form][0]{${formTextFields}}
`
