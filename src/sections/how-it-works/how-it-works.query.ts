import {clipFields} from '#content/fragments/clip.ts'

export const howItWorksQuery = /* groq */ `
  heading,
  intro,
  steps[]{_key, title, text, clip{${clipFields}}},
  note,
  pauseLabel,
  playLabel,
  transcriptLabel
`
