import {breadcrumbFields} from '#content/fragments/navigation.ts'
import {formTextFields} from '#content/fragments/form-text.ts'
import {guideFields} from '#content/fragments/guide.ts'
import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'
import {serviceBadge} from '#content/fragments/services.ts'

/** Only the layout with a form fetches its copy, so that editing the copy invalidates no other page. */
export const pageHeroQuery = /* groq */ `
  layout,
  headline,
  lead,
  text,
  primary{${linkFields}},
  secondary{${linkFields}},
  note,
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
    ${serviceBadge},
    summary,
    bookingAddress,
    "page": page->{"addressOf": _id, "path": path.current}
  },
  audiencesLabel,
  audiences,
  downloadLabel,
  guide->{${guideFields}},
  formHeading,
  needsHeading,
  needs,
  layout == "join" => {"copy": *[_type == "formText" && name == "providerInterest"][0]{${formTextFields}}},
  ${breadcrumbFields}
`
