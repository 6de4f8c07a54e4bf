export const cancellationQuery = /* groq */ `
  heading,
  earlyLabel,
  earlyText,
  mark,
  lateLabel,
  lateText,
  visitLabel
`
