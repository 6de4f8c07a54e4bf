import {linkFields} from '@/content/fragments/link'
import {pictureFields} from '@/content/fragments/picture'

export const appDownloadQuery = /* groq */ `
  "promotion": *[_type == "appPromotion" && _id == "appPromotion"][0]{
    _id,
    _type,
    heading,
    text,
    buttons[]{_key, store, label, note},
    link{${linkFields}},
    pictures[]{_key, ${pictureFields}}
  }
`
