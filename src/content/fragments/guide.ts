import {linkedPage} from './link.ts'

export const guideFields = /* groq */ `
  _id,
  _type,
  title,
  description,
  fileType,
  shownSize,
  "file": file.asset->{path, size, originalFilename},
  "draft": draft.asset->{path, size, originalFilename},
  "page": page->${linkedPage},
  "easyReadPage": easyReadPage->${linkedPage}
`
