import {serviceFrontFields} from '#content/fragments/service-front.ts'

export const serviceGridQuery = /* groq */ `
  heading,
  intro,
  services[]->{
    ${serviceFrontFields},
    name,
    statusLabel,
    summary,
    linkLabel,
    linkContext,
    "page": page->{"addressOf": _id, "path": path.current}
  }
`
