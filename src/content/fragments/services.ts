import {pictureFields} from './picture.ts'

/** Service fields for its illustrated front door. */
export const serviceFrontFields = /* groq */ `
  _id,
  _type,
  key,
  status,
  doorNumber,
  picture{${pictureFields}}
`

const labels = /* groq */ `*[_type == "navigation" && _id == "navigation"][0]`

/** Badge of a service, which only its status determines (G-7). */
export const serviceBadge = /* groq */ `
  "statusLabel": select(
    status == "started" => coalesce(${labels}.startedBadge, ${labels}.openBadge),
    status == "launched" => ${labels}.openBadge,
    ${labels}.soonBadge
  )
`

/** Label of the link to a service's page, which also depends on its status. */
export const serviceLink = /* groq */ `
  "linkLabel": select(status == "comingSoon" => ${labels}.soonLink, ${labels}.openLink)
`
