/** Whose boundaries the map of London shows; `LondonMap` wants it. */
export const mapAttribution = /* groq */ `
  "mapAttribution": *[_type == "siteSettings" && _id == "siteSettings"][0].mapAttribution
`
