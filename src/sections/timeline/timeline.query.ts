import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const timelineQuery = /* groq */ `
  headline,
  lead,
  back{${linkFields}},
  feedLabel,
  categories,
  empty,
  next{label, heading, text, link{${linkFields}}},
  "updates": *[_type == "update"]|order(date desc){
    _id,
    _type,
    title,
    date,
    description,
    category,
    highlights,
    picture{${pictureFields}}
  }
`
