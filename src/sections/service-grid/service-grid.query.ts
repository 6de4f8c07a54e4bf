import {serviceBadge, serviceFrontFields, serviceLink} from '#content/fragments/services.ts'

export const serviceGridQuery = /* groq */ `
  heading,
  intro,
  services[]->{
    ${serviceFrontFields},
    name,
    ${serviceBadge},
    summary,
    ${serviceLink},
    linkContext,
    "page": page->{"addressOf": _id, "path": path.current}
  }
`
