import {clinicianSampleFields} from './samples.ts'

/** Clinician fields for lists, cards and maps. `#shared/clinicians.ts` derives paths. */
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
  "portrait": site::picture(portrait),
  "fullLength": site::picture(fullLength),
  "pin": site::image(coalesce(pin, portrait.image)),
  ${clinicianSampleFields}
`

/** Clinician fields for profiles. */
export const clinicianProfileFields = /* groq */ `
  ${clinicianFields},
  registration{body, number, url},
  checkedOn,
  services[]{_key, title, text},
  areas[]{_key, name, note, position{lat, lng}}
`

/** GROQ condition: all required fields are filled in (`requiredFields`). */
export const isCompleteClinician = /* groq */ `
  defined(name) && defined(slug.current) && defined(kind) && defined(specialty) && defined(registration)
  && defined(availability) && count(modes) > 0 && defined(location) && defined(position) && defined(portrait)
`
