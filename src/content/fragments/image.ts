/** What it takes to build the addresses of an image and to keep its place while it loads. */
export const imageFields = /* groq */ `
  asset,
  crop,
  hotspot,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "extension": asset->extension
`
