import {clipFields} from '#content/fragments/clip.ts'

export const bookingStepsQuery = /* groq */ `
  heading,
  intro,
  steps[]{_key, title, text, clip{${clipFields}}},
  pauseLabel,
  playLabel,
  transcriptLabel
`
