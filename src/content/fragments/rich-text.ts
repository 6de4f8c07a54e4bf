import {linkedPage, linkFields} from './link.ts'
import {pictureFields} from './picture.ts'

/** Rich text with link targets, images and buttons. */
export const richTextFields = /* groq */ `
  ...,
  _type == "captionedPicture" => {picture{${pictureFields}}},
  _type == "button" => {link{${linkFields}}},
  markDefs[]{
    ...,
    "page": page->${linkedPage},
    "file": file.asset->path
  }
`
