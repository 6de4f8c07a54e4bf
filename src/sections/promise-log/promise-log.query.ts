export const promiseLogQuery = /* groq */ `
  heading,
  text,
  saidLabel,
  states,
  "saidPromises": *[_type == "promise"]|order(saidOn desc, _id){
    _id,
    _type,
    text,
    saidOn,
    state,
    changedOn,
    outcome
  }
`
