import {pictureFields} from '#content/fragments/picture.ts'

export const galleryQuery = /* groq */ `
  heading,
  intro,
  images[]{_key, picture{${pictureFields}}, caption}
`
