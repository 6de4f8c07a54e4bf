import {clipFields} from '#content/fragments/clip.ts'

export const videoBannerQuery = /* groq */ `
  heading,
  text,
  tags,
  clip{${clipFields}},
  pauseLabel,
  playLabel,
  short
`
