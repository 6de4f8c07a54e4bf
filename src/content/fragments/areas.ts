export const areasQuery = /* groq */ `
  "allAreas": *[_type == "area"] | order(name asc){
    _id,
    _type,
    name,
    "slug": slug.current,
    part,
    postcodes,
    edgePostcodes,
    status,
    note
  }
`

/** Copy of the map about people who wait. */
export const waitingFields = /* groq */ `
  waitingLabel,
  glowMeaning,
  noGlow
`

/** Labels of an area's status. */
export const areaStatusFields = /* groq */ `
  _id,
  _type,
  statusPlanned,
  statusOpen,
  statusPaused
`
