import {clipFields} from '#content/fragments/clip.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'

export const stepsQuery = /* groq */ `
  layout,
  heading,
  intro,
  steps[]{_key, title, text, body[]{${richTextFields}}, clip{${clipFields}}},
  note,
  after[]{${richTextFields}},
  reasonsHeading,
  reasons[]{_key, title, text, icon},
  pauseLabel,
  playLabel,
  transcriptLabel
`
