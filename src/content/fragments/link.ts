/** Link target. Selects only a page's path, so that its other changes don't invalidate the result. */
export const linkFields = /* groq */ `
  label,
  kind,
  context,
  dialog,
  subject,
  address,
  "page": page->{"addressOf": _id, "path": path.current}
`
