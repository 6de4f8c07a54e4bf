import {clipFields} from '@/content/fragments/clip'

export const videoBannerQuery = /* groq */ `
  heading,
  text,
  tags,
  clip{${clipFields}},
  pauseLabel,
  playLabel
`
