import {formTextFields} from '#content/fragments/form-text.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const formQuery = /* groq */ `
  heading,
  form,
  profession,
  store,
  "front": service->{
    _id,
    _type,
    key,
    status,
    doorNumber,
    picture{${pictureFields}}
  },
  "copy": *[_type == "formText" && name == ^.form][0]{${formTextFields}}
`
