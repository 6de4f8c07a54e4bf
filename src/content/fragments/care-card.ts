export const careCardFields = /* groq */ `
  _id,
  _type,
  kind,
  level,
  prefix,
  heading,
  warning,
  bullets,
  note,
  links[]{_key, ...site::link(@)}
`
