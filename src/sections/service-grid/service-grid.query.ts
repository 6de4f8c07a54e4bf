import {serviceFrontFields} from '#content/fragments/services.ts'
import {serviceBadge, serviceLink} from '#content/fragments/service-status.ts'

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
