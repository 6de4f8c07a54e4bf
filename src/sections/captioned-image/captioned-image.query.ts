import {pictureFields} from '#content/fragments/picture.ts'

export const captionedImageQuery = /* groq */ `
  layout,
  picture{${pictureFields}},
  caption
`
