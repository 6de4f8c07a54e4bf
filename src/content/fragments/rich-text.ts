import {linkFields} from './link.ts'
import {pictureFields} from './picture.ts'

/** Rich text with the addresses of the pages and files it links to, its images and its buttons. */
export const richTextFields = /* groq */ `
  ...,
  _type == "captionedPicture" => {picture{${pictureFields}}},
  _type == "button" => {link{${linkFields}}},
  markDefs[]{
    ...,
    "page": page->{"addressOf": _id, "path": path.current},
    "file": file.asset->path
  }
`
