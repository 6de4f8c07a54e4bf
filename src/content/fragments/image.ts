/** Fields for an image's URLs and dimensions. */
export const imageFields = /* groq */ `
  asset,
  crop,
  hotspot,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "extension": asset->extension
`
