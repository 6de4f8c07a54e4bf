/** Copy of the analytics choice. */
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
