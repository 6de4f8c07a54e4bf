import {breadcrumbFields} from '#content/fragments/breadcrumb.ts'
import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const pictureHeroQuery = /* groq */ `
  headline,
  lead,
  primary{${linkFields}},
  secondary{${linkFields}},
  picture{${pictureFields}},
  audiencesLabel,
  audiences,
  ${breadcrumbFields}
`
