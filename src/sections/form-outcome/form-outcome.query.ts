import {linkFields} from '#content/fragments/link.ts'
import {resolvedSections, sharedFields} from '#content/fragments/sections.ts'

export const formOutcomeQuery = /* groq */ `
  form,
  key,
  kind,
  lead,
  next{${linkFields}},
  "formPage": select(kind == "failure" && count(next.page->${resolvedSections}[_type == "form"]) > 0 => next.page->{
    _id,
    _type,
    "path": path.current,
    ${sharedFields},
    "sectionKey": ${resolvedSections}[_type == "form"][0]._key,
    "profession": ${resolvedSections}[_type == "form"][0].profession
  }),
  "copy": *[_type == "formText" && name == ^.form][0]{
    _id,
    _type,
    fields[]{name, label, errorEmpty, errorFormat},
    messages[]{key, text}
  }
`
