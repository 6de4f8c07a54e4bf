/** Attribution that `LondonMap` must display. */
export const mapAttribution = /* groq */ `
  "mapAttribution": *[_type == "siteSettings" && _id == "siteSettings"][0].mapAttribution
`
