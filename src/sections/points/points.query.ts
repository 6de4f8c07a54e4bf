import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'

export const pointsQuery = /* groq */ `
  layout,
  heading,
  intro,
  items[]{
    _key,
    title,
    text,
    body[]{${richTextFields}},
    icon,
    label,
    price,
    picture{${pictureFields}}
  },
  picture{${pictureFields}},
  link{${linkFields}},
  note[]{${richTextFields}}
`
