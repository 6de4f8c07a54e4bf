import {shownPath} from './link.ts'

/** Copy of a form, for its dialog and its page. */
export const formTextFields = /* groq */ `
  _id,
  _type,
  name,
  title,
  intro,
  fields[]{_key, name, label, hint, initiallyChecked, options, errorEmpty, errorFormat},
  submit,
  submitting,
  close,
  "privacy": site::richText(privacy),
  messages[]{_key, key, text},
  subjects[]{
    _key,
    key,
    heading,
    lead,
    parent->{_id, _type, breadcrumb, ${shownPath}},
    formHeading,
    messageLabel,
    messageHint,
    text,
    "asksOrganisation": asksOrganisation == true,
    submit,
    next
  },
  "picture": site::picture(picture)
`
