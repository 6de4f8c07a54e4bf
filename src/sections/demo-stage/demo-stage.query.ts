import {clipFields} from '#content/fragments/clip.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const demoStageQuery = /* groq */ `
  headline,
  lead,
  watchLabel,
  videoUrl,
  newTab,
  embedUrl,
  videoDate,
  embedTitle,
  playLabel,
  privacyNote,
  emptyText,
  poster{${pictureFields}},
  chaptersHeading,
  chapters[]{_key, title, text, clip{${clipFields}}}
`
