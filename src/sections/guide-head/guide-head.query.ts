import {breadcrumbFields} from '#content/fragments/navigation.ts'
import {guideFields} from '#content/fragments/guide.ts'

export const guideHeadQuery = /* groq */ `
  guide->{${guideFields}},
  version,
  note,
  readLabel,
  easyReadLabel,
  downloadLabel,
  ${breadcrumbFields}
`
