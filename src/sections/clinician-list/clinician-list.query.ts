import {pictureFields} from '#content/fragments/picture.ts'

export const clinicianListQuery = /* groq */ `
  heading,
  note,
  labels,
  items[]->{
    _id,
    _type,
    name,
    "slug": slug.current,
    kind,
    specialty,
    yearsExperience,
    rating,
    reviews,
    availability,
    location,
    languages,
    modes,
    isSample,
    portrait{${pictureFields}}
  }
`
