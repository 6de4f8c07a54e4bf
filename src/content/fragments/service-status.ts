const words = /* groq */ `*[_type == "navigation" && _id == "navigation"][0]`

/** The badge of a service. Its status decides, so that all places and services of a status say the same (G-7). */
export const serviceBadge = /* groq */ `
  "statusLabel": select(status == "launched" => ${words}.openBadge, ${words}.soonBadge)
`

/** The link to the page of a service, which its status decides too. */
export const serviceLink = /* groq */ `
  "linkLabel": select(status == "launched" => ${words}.openLink, ${words}.soonLink)
`
