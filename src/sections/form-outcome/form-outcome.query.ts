import {linkFields} from '#content/fragments/link.ts'

export const formOutcomeQuery = /* groq */ `
  form,
  key,
  kind,
  lead,
  next{${linkFields}},
  "formPage": select(kind == "failure" && count(next.page->sections[_type in ["form", "contactDesk"]]) > 0 => next.page->{
    _id,
    _type,
    "path": path.current,
    "sectionKey": sections[_type in ["form", "contactDesk"]][0]._key,
    "profession": sections[_type in ["form", "contactDesk"]][0].profession
  }),
  "copy": *[_type == "formText" && name == ^.form][0]{
    _id,
    _type,
    fields[]{name, label, errorEmpty, errorFormat},
    messages[]{key, text}
  }
`
