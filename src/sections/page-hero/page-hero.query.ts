import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const pageHeroQuery = /* groq */ `
  headline,
  lead,
  primary{${linkFields}},
  secondary{${linkFields}},
  note,
  tone,
  picture{${pictureFields}},
  service->{_id, _type, key, name, status, statusLabel}
`
