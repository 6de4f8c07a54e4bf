import {careCardFields} from '#content/fragments/care-card.ts'

export const careGuideQuery = /* groq */ `
  heading,
  legend,
  answers[]{_key, label, "places": places[]._ref},
  note,
  places[]->{${careCardFields}},
  found,
  foundOne
`
