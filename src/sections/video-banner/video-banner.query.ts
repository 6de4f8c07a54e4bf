import {clipFields} from '#content/fragments/clip.ts'

export const videoBannerQuery = /* groq */ `
  heading,
  text,
  tags,
  clip{${clipFields}},
  "clipUploadedOn": clip.mp4.asset->_createdAt,
  pauseLabel,
  playLabel,
  transcriptLabel,
  short
`
