import {linkFields} from './link.ts'

const kindFields = /* groq */ `{label, heading, text}`

/** What stands beside every figure: the words of the claims register. */
export const claimRegisterFields = /* groq */ `
  _id,
  _type,
  question,
  sourceLabel,
  dateLabel,
  unsourced,
  unsourcedText,
  noDate,
  link{${linkFields}},
  statistic${kindFields},
  target${kindFields},
  goal${kindFields},
  plan${kindFields},
  rule${kindFields}
`

/** One figure or promise of the claims register, with the words that say how we know it. */
export const claimFields = /* groq */ `
  _id,
  _type,
  value,
  text,
  kind,
  source,
  sourceUrl,
  asOf,
  "register": *[_type == "claimRegister" && _id == "claimRegister"][0]{${claimRegisterFields}}
`
