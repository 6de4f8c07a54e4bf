/** Breadcrumb copy, for the projection of a section. */
export const breadcrumbFields = /* groq */ `
  "breadcrumb": ^.breadcrumb,
  "trail": *[_type == "navigation" && _id == "navigation"][0]{_id, _type, homeLabel, breadcrumbLabel}
`
