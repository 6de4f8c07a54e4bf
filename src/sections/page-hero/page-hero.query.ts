import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const pageHeroQuery = /* groq */ `
  headline,
  lead,
  primary{${linkFields}},
  secondary{${linkFields}},
  note,
  layout,
  tone,
  door,
  picture{${pictureFields}},
  portraits[]{_key, ${pictureFields}},
  service->{
    _id,
    _type,
    key,
    name,
    status,
    statusLabel,
    summary,
    bookingAddress,
    "page": page->{"addressOf": _id, "path": path.current}
  },
  "breadcrumb": ^.breadcrumb,
  "trail": *[_type == "navigation" && _id == "navigation"][0]{_id, _type, homeLabel, breadcrumbLabel}
`
