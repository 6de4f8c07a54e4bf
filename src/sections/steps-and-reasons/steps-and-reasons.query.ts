import {clipFields} from '#content/fragments/clip.ts'

export const stepsAndReasonsQuery = /* groq */ `
  heading,
  intro,
  steps[]{_key, title, text, clip{${clipFields}}},
  pauseLabel,
  playLabel,
  transcriptLabel,
  reasonsHeading,
  reasons[]{_key, title, text, icon}
`
