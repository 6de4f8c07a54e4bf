import {imageFields} from './image.ts'

/** The site settings, for pages and for e-mails alike; the addresses of the stores are read where paths are. */
export const settingsFields = /* groq */ `
  _id,
  _type,
  brand,
  brandFull,
  tagline,
  titleTemplate,
  defaultDescription,
  shareImage{${imageFields}},
  email,
  dataEmail,
  securityEmail,
  phone,
  phoneHours,
  phoneHoursHint,
  replyTime,
  address,
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
