/** Where a link leads. Of the page behind it only the address is read, so that only a moved page matters. */
export const linkFields = /* groq */ `
  label,
  kind,
  context,
  dialog,
  subject,
  address,
  "page": page->{"addressOf": _id, "path": path.current}
`
