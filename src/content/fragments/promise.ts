export const promiseFields = /* groq */ `
  _id,
  _type,
  text,
  saidOn,
  state,
  changedOn,
  outcome
`
