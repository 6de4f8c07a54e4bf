import {linkFields} from '@/content/fragments/link'
import {pictureFields} from '@/content/fragments/picture'

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
