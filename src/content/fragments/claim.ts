/** Copy of the claims register, shown next to every claim. */
export const claimRegisterFields = /* groq */ `..., "link": site::link(link)`

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
  note,
  "register": *[_type == "claimRegister" && _id == "claimRegister"][0]{...site::claimRegister(@)}
`
