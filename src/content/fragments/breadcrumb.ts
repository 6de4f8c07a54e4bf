/** The words of the line above a headline, for a section of a page. */
export const breadcrumbFields = /* groq */ `
  "breadcrumb": ^.breadcrumb,
  "trail": *[_type == "navigation" && _id == "navigation"][0]{_id, _type, homeLabel, breadcrumbLabel}
`
