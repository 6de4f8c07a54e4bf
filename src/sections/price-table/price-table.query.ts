import {serviceBadge} from '#content/fragments/services.ts'

export const priceTableQuery = /* groq */ `
  heading,
  serviceLabel,
  priceLabel,
  includesLabel,
  rows[]{
    _key,
    title,
    price,
    includes,
    service->{_id, _type, key, status, ${serviceBadge}}
  }
`
