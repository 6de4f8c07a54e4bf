export const guideFields = /* groq */ `
  _id,
  _type,
  title,
  description,
  fileType,
  shownSize,
  "file": file.asset->{path, size, originalFilename},
  "draft": draft.asset->{path, size, originalFilename},
  "page": page->{"addressOf": _id, "path": path.current},
  "easyReadPage": easyReadPage->{"addressOf": _id, "path": path.current}
`
