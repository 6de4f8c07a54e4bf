import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const heroQuery = /* groq */ `
  headline,
  highlight,
  lead,
  primary{${linkFields}},
  secondary{${linkFields}},
  facts[]{_key, value, label},
  windows[]{_key, name, role, picture{${pictureFields}}},
  pictureLabel,
  previousLabel,
  nextLabel,
  pauseLabel,
  playLabel
`
