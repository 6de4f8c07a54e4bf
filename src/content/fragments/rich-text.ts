/** Rich text with the addresses of the pages it links to. */
export const richTextFields = /* groq */ `
  ...,
  markDefs[]{
    ...,
    "page": page->{"addressOf": _id, "path": path.current}
  }
`
