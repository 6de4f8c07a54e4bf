import {imageFields} from './image.ts'

/** The site settings, for pages and for e-mails alike. */
export const settingsFields = /* groq */ `
  ...,
  shareImage{${imageFields}}
`
