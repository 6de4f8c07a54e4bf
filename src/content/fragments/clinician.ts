import {imageFields} from './image.ts'
import {pictureFields} from './picture.ts'
import {clinicianSampleFields} from './samples.ts'

/** Somebody who visits, as lists, cards and maps show them. Addresses come from `#shared/clinicians.ts`. */
export const clinicianFields = /* groq */ `
  _id,
  _type,
  name,
  "slug": slug.current,
  kind,
  specialty,
  plainSpecialty,
  yearsExperience,
  rating,
  reviews,
  availability,
  isPaused,
  location,
  address,
  position{lat, lng},
  languages[]{_key, name, greeting, lang},
  modes,
  modePrices[]{_key, mode, text},
  portrait{${pictureFields}},
  "pin": coalesce(pin, portrait.image){${imageFields}},
  ${clinicianSampleFields}
`

/** The same with all that the profile says, and what lets visitors check it. */
export const clinicianProfileFields = /* groq */ `
  ${clinicianFields},
  registration{body, number, url},
  checkedOn,
  services[]{_key, title, text},
  areas[]{_key, name, note, position{lat, lng}}
`

/** Whether somebody is filled in as far as the Studio asks for it (`clinicianRequirements`). */
export const isFinishedClinician = /* groq */ `
  defined(name) && defined(slug.current) && defined(kind) && defined(specialty) && defined(registration)
  && defined(availability) && count(modes) > 0 && defined(location) && defined(position) && defined(portrait)
`
