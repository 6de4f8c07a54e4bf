import {linkFields} from '#content/fragments/link.ts'
import {pagerFields} from '#content/fragments/navigation.ts'
import {pictureFields} from '#content/fragments/picture.ts'

/** What an entry says. */
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

/** The newest updates, as many as a page holds; further ones are asked for by the page (`get-page.ts`). */
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
