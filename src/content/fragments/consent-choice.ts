/** The words of the choice about analytics, wherever it is offered. */
export const consentChoiceFields = /* groq */ `
  question,
  yes,
  no,
  save,
  saved,
  signal,
  withoutScript,
  unavailable
`
