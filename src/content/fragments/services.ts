import {linkedPage} from './link.ts'

/** Service fields for its illustrated front door. */
export const serviceFrontFields = /* groq */ `
  _id,
  _type,
  key,
  status,
  doorNumber,
  "picture": site::picture(picture)
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

/** Service fields for sections. The label of the link to its page also depends on its status. */
export const serviceFields = /* groq */ `
  ${serviceFrontFields},
  name,
  ${serviceBadge},
  summary,
  "linkLabel": select(status == "comingSoon" => ${labels}.soonLink, ${labels}.openLink),
  linkContext,
  bookingAddress,
  "page": page->${linkedPage}
`
