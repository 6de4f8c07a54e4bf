import {breadcrumbFields} from '#content/fragments/breadcrumb.ts'
import {guideFields} from '#content/fragments/guide.ts'

export const downloadHeroQuery = /* groq */ `
  headline,
  lead,
  downloadLabel,
  guide->{${guideFields}},
  note,
  ${breadcrumbFields}
`
