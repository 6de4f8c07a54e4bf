import {guideFields} from '#content/fragments/guide.ts'

export const guideListQuery = /* groq */ `
  heading,
  text,
  readLabel,
  easyReadLabel,
  downloadLabel,
  notReady,
  plannedLabel,
  draftLabel,
  "guides": *[_type == "resource"] | order(order asc, title asc){${guideFields}}
`
