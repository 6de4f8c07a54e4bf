import {formTextFields} from '#content/fragments/form-text.ts'

export const formQuery = /* groq */ `
  heading,
  form,
  profession,
  store,
  "copy": *[_type == "formText" && name == ^.form][0]{${formTextFields}}
`
