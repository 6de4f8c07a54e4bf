import {careCardFields} from './care-card.ts'
import {claimFields, claimRegisterFields} from './claim.ts'
import {clinicianFields} from './clinician.ts'
import {clipFields} from './clip.ts'
import {formTextFields} from './form-text.ts'
import {guideFields} from './guide.ts'
import {linkedPage} from './link.ts'
import {parentFields} from './navigation.ts'
import {serviceFields} from './services.ts'
import {testimonialFields} from './testimonial.ts'

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
  careCard: careCardFields,
  claim: claimFields,
  claimRegister: claimRegisterFields,
  clinician: clinicianFields,
  clip: clipFields,
  faq: questionFields,
  formText: formTextFields,
  matchingChoice: /* groq */ `..., "fits": fits[]._ref`,
  page: linkedPage.slice(1, -1),
  parent: parentFields,
  resource: guideFields,
  service: serviceFields,
  testimonial: testimonialFields,
}
