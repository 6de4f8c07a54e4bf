import {linkFields} from '#content/fragments/link.ts'
import {pagerFields} from '#content/fragments/navigation.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const updateFields = /* groq */ `
  _id,
  _type,
  title,
  date,
  description,
  category,
  highlights,
  picture{${pictureFields}}
`

/** Contains the first page of the list; `get-page.ts` fetches the others. */
export const timelineQuery = /* groq */ `
  headline,
  lead,
  back{${linkFields}},
  feedLabel,
  categories,
  empty,
  next{label, heading, text, link{${linkFields}}},
  ${pagerFields},
  "listTotal": count(*[_type == "update"]),
  "updates": *[_type == "update"] | order(date desc, _id asc)[0...20]{${updateFields}}
`
