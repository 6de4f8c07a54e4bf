import {linkFields} from '#content/fragments/link.ts'

export const formOutcomeQuery = /* groq */ `
  form,
  key,
  kind,
  lead,
  next{${linkFields}},
  "copy": *[_type == "formText" && name == ^.form][0]{_id, _type, messages[]{key, text}}
`
