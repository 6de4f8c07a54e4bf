import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const appDownloadQuery = /* groq */ `
  quiet,
  "promotion": *[_type == "appPromotion" && _id == "appPromotion"][0]{
    _id,
    _type,
    heading,
    text,
    storesLabel,
    newTab,
    "inStores": *[_type == "siteSettings" && _id == "siteSettings"][0].stores[defined(address)].store,
    buttons[]{_key, store, label, note, link{${linkFields}}},
    link{${linkFields}},
    pictures[]{_key, ${pictureFields}}
  }
`
