import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const posterHeroQuery = /* groq */ `
  headline,
  lead,
  text,
  primary{${linkFields}},
  secondary{${linkFields}},
  pictures[]{_key, ${pictureFields}}
`
