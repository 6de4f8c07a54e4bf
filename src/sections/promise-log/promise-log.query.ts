export const promiseLogQuery = /* groq */ `
  heading,
  text,
  saidLabel,
  states,
  "promises": *[_type == "promise"]|order(saidOn desc, _id){
    _id,
    _type,
    text,
    saidOn,
    state,
    changedOn,
    outcome
  }
`
