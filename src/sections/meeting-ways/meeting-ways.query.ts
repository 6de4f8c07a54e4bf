import {pictureFields} from '#content/fragments/picture.ts'

export const meetingWaysQuery = /* groq */ `
  heading,
  intro,
  ways[]{_key, mode, title, text, price, picture{${pictureFields}}}
`
