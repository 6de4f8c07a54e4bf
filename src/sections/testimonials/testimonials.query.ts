import {quoteSampleNote} from '#content/fragments/samples.ts'
import {testimonialFields} from '#content/fragments/testimonial.ts'

export const testimonialsQuery = /* groq */ `
  heading,
  labels,
  ${quoteSampleNote},
  items[]->{${testimonialFields}}
`
