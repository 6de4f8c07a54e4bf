import {imageFields} from './image.ts'

export const clipFields = /* groq */ `
  label,
  transcript,
  "mp4": mp4.asset->path,
  "webm": webm.asset->path,
  "captions": captions.asset->path,
  captionsLabel,
  poster{${imageFields}},
  dark{"mp4": mp4.asset->path, "webm": webm.asset->path, poster{${imageFields}}}
`
