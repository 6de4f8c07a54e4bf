import {linkFields} from '@/content/fragments/link'
import {pictureFields} from '@/content/fragments/picture'

export const appDownloadQuery = /* groq */ `
  "promotion": *[_type == "appPromotion" && _id == "appPromotion"][0]{
    _id,
    _type,
    heading,
    text,
    storesLabel,
    newTab,
    buttons[]{_key, store, label, note, address, link{${linkFields}}},
    link{${linkFields}},
    pictures[]{_key, ${pictureFields}}
  }
`
