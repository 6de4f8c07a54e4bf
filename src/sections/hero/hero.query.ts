import {claimFields} from '#content/fragments/claim.ts'
import {clinicianFields} from '#content/fragments/clinician.ts'
import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'

export const heroQuery = /* groq */ `
  headline,
  highlight,
  lead,
  primary{${linkFields}},
  secondary{${linkFields}},
  facts[]{_key, value, label, claim->{${claimFields}}},
  windows[]->{${clinicianFields}, fullLength{${pictureFields}}},
  pictureLabel,
  emptyPictureLabel,
  previousLabel,
  nextLabel,
  pauseLabel,
  playLabel
`
