import {linkedPage} from './link.ts'
import {quoteSampleFields} from './samples.ts'
import {clinicianFields} from './clinician.ts'
import {formTextFields} from './form-text.ts'
import {parentFields} from './navigation.ts'
import {serviceFields} from './services.ts'

export const questionFields = /* groq */ `
  _id,
  _type,
  question,
  category,
  "answer": site::richText(answer)
`

export const updateFields = /* groq */ `
  _id,
  _type,
  title,
  date,
  description,
  category,
  highlights,
  "link": site::link(link),
  "picture": site::picture(picture)
`

/**
 * Projections of types whose stored fields do not suffice, by type. The page query calls each as the GROQ function
 * `site::<type>`.
 */
export const writtenFields: Readonly<Record<string, string>> = {
  careCard: /* groq */ `
    _id,
    _type,
    kind,
    level,
    prefix,
    heading,
    warning,
    bullets,
    note,
    links[]{_key, ...site::link(@)}
  `,
  // A claim with the register's copy.
  claim: /* groq */ `
    _id,
    _type,
    value,
    text,
    sentence,
    kind,
    source,
    sourceUrl,
    asOf,
    note,
    "register": *[_type == "claimRegister" && _id == "claimRegister"][0]{...site::claimRegister(@)}
  `,
  // Copy of the claims register, shown next to every claim.
  claimRegister: /* groq */ `..., "link": site::link(link)`,
  clinician: clinicianFields,
  clip: /* groq */ `
    label,
    transcript,
    "mp4": mp4.asset->path,
    "webm": webm.asset->path,
    "captions": captions.asset->path,
    captionsLabel,
    "poster": site::image(poster),
    dark{"mp4": mp4.asset->path, "webm": webm.asset->path, "poster": site::image(poster)}
  `,
  faq: questionFields,
  formText: formTextFields,
  matchingChoice: /* groq */ `..., "fits": fits[]._ref`,
  page: linkedPage.slice(1, -1),
  parent: parentFields,
  resource: /* groq */ `
    _id,
    _type,
    title,
    description,
    fileType,
    shownSize,
    "file": file.asset->{path, size, originalFilename},
    "draft": draft.asset->{path, size, originalFilename},
    "page": page->${linkedPage},
    "easyReadPage": easyReadPage->${linkedPage}
  `,
  service: serviceFields,
  testimonial: /* groq */ `
    _id,
    _type,
    quote,
    name,
    title,
    "portrait": site::picture(portrait),
    ${quoteSampleFields}
  `,
}
