/** How invented people, quotes and places are marked stands in the site settings (LAW-11). */
const sampleData = '*[_type == "siteSettings" && _id == "siteSettings"][0].sampleData'

/**
 * Whether a clinician is invented, and the badge of those who are; for the projection of the document. Who does not
 * say to be real counts as invented. `withoutSamples` goes by it.
 */
export const clinicianSampleFields = /* groq */ `
  "isSample": coalesce(isSample, true),
  "sampleBadge": ${sampleData}.doctorBadge
`

/** The same for a quote. */
export const quoteSampleFields = /* groq */ `
  "isSample": coalesce(isSample, true),
  "sampleBadge": ${sampleData}.quoteBadge
`

/** The note that stands beside invented people; for the projection of a section. */
export const clinicianSampleNote = /* groq */ `"sampleNote": ${sampleData}.doctorNote`

/** The note that stands beside invented quotes. */
export const quoteSampleNote = /* groq */ `"sampleNote": ${sampleData}.quoteNote`

/** The note that stands beside places where nobody is. */
export const mapSampleNote = /* groq */ `"sampleNote": ${sampleData}.mapNote`
