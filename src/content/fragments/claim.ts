import {linkFields} from './link.ts'

const kindFields = /* groq */ `{label, heading, text}`

/** Copy of the claims register, shown next to every claim. */
export const claimRegisterFields = /* groq */ `
  _id,
  _type,
  question,
  questions,
  close,
  sourceLabel,
  basisLabel,
  dateLabel,
  unsourced,
  unsourcedText,
  unsourcedList,
  noDate,
  link{${linkFields}},
  statistic${kindFields},
  target${kindFields},
  goal${kindFields},
  plan${kindFields},
  rule${kindFields}
`

/** A claim with the register's copy. */
export const claimFields = /* groq */ `
  _id,
  _type,
  value,
  text,
  sentence,
  kind,
  source,
  sourceUrl,
  asOf,
  "register": *[_type == "claimRegister" && _id == "claimRegister"][0]{${claimRegisterFields}}
`
