import {waitlistFormFields} from '@/content/fragments/waitlist-form'

export const waitlistFormQuery = /* groq */ `
  heading,
  "form": *[_type == "formText" && name == "waitlist"][0]{${waitlistFormFields}}
`
