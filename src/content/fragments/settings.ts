/** Site settings, without store links, which only the route table needs. */
export const settingsFields = /* groq */ `
  _id,
  _type,
  brand,
  brandFull,
  tagline,
  titleTemplate,
  defaultDescription,
  "shareImage": site::image(shareImage),
  email,
  dataEmail,
  securityEmail,
  phone,
  phoneHours,
  phoneHoursHint,
  replyTime,
  address,
  "toBeAnnounced": coalesce(toBeAnnounced, "to be announced"),
  emergencyStrip,
  priceFrom,
  cancelHours,
  legalName,
  company{number, registeredIn, registeredOffice, icoNumber, line},
  cqc{status, textNone, textApplied, textRegistered, providerId, rating},
  sampleData{show, doctorBadge, doctorNote, mapNote, quoteBadge, quoteNote},
  social[]{_key, platform, label, url},
  mapAttribution
`

/** Attribution that `LondonMap` must display. */
export const mapAttribution = /* groq */ `
  "mapAttribution": *[_type == "siteSettings" && _id == "siteSettings"][0].mapAttribution
`
