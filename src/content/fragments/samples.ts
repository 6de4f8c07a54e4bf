/** Labels of samples (LAW-11). */
const sampleData = '*[_type == "siteSettings" && _id == "siteSettings"][0].sampleData'

/** Sample status and badge of a clinician. Documents without `isSample` count as samples; see `omitSamples`. */
export const clinicianSampleFields = /* groq */ `
  "isSample": coalesce(isSample, true),
  "sampleBadge": ${sampleData}.doctorBadge
`

export const quoteSampleFields = /* groq */ `
  "isSample": coalesce(isSample, true),
  "sampleBadge": ${sampleData}.quoteBadge
`

/** Note next to sample clinicians, for the projection of a section. */
export const clinicianSampleNote = /* groq */ `"sampleNote": ${sampleData}.doctorNote`

export const quoteSampleNote = /* groq */ `"sampleNote": ${sampleData}.quoteNote`

export const mapSampleNote = /* groq */ `"sampleNote": ${sampleData}.mapNote`
