import {pictureFields} from '#content/fragments/picture.ts'

export const serviceGridQuery = /* groq */ `
  heading,
  intro,
  services[]->{
    _id,
    _type,
    key,
    name,
    doorNumber,
    status,
    statusLabel,
    summary,
    linkLabel,
    linkContext,
    "page": page->{"addressOf": _id, "path": path.current},
    picture{${pictureFields}}
  }
`
