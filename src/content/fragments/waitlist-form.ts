import {pictureFields} from './picture'
import {richTextFields} from './rich-text'

/** The words of the waitlist form, for the header's dialog and for the page with the same form. */
export const waitlistFormFields = /* groq */ `
  _id,
  _type,
  title,
  intro,
  fields[]{_key, name, label, hint, autocomplete, initiallyChecked, errorEmpty, errorFormat},
  submit,
  submitting,
  close,
  privacy[]{${richTextFields}},
  messages[]{_key, key, text},
  picture{${pictureFields}}
`
