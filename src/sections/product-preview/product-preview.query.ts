export const productPreviewQuery = /* groq */ `
  heading,
  text,
  points,
  label,
  menu,
  title,
  state,
  columns,
  rows[]{_key, cells},
  note
`
