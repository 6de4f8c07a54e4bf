import {breadcrumbFields} from '#content/fragments/navigation.ts'
import {linkFields} from '#content/fragments/link.ts'
import {serviceBadge} from '#content/fragments/services.ts'

export const checklistQuery = /* groq */ `
  heading,
  lead,
  rolesLabel,
  roles[]{
    _key,
    name,
    service->{_id, _type, key, status, ${serviceBadge}},
    groups[]{_key, heading, items[]{_key, title, hint}},
    action{${linkFields}}
  },
  countOf,
  countLabel,
  printLabel,
  clearLabel,
  privacyNote,
  afterHeading,
  afterText,
  secondary{${linkFields}},
  ${breadcrumbFields}
`
