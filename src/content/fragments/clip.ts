export const clipFields = /* groq */ `
  label,
  transcript,
  "mp4": mp4.asset->path,
  "webm": webm.asset->path,
  "captions": captions.asset->path,
  captionsLabel,
  "poster": site::image(poster),
  dark{"mp4": mp4.asset->path, "webm": webm.asset->path, "poster": site::image(poster)}
`
