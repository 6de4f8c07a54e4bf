import {linkFields} from '@/content/fragments/link'
import {pictureFields} from '@/content/fragments/picture'

export const appDownloadQuery = /* groq */ `
  "promotion": *[_type == "appPromotion" && _id == "appPromotion"][0]{
    _id,
    _type,
    heading,
    text,
    storesLabel,
    buttons[]{_key, store, label, note, link{${linkFields}}},
    link{${linkFields}},
    pictures[]{_key, ${pictureFields}}
  }
`
