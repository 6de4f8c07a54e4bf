/** Every area, and whether it is visited. */
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

/** The words beside an area that say how far it is. */
export const areaStatusFields = /* groq */ `
  _id,
  _type,
  statusPlanned,
  statusOpen,
  statusPaused
`
