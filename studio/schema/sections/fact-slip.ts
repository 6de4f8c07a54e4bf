import {defineSection} from '#studio/schema/define-section.ts'
import {list} from '#studio/schema/fields.ts'

export const factSlip = defineSection({
  name: 'factSlip',
  title: 'Slip of facts',
  description: 'Two to four short facts on a white slip that overlaps the panel above it.',
  fields: [
    list('facts', 'claimedFact', 'The facts, such as: Home visit fee, From {priceFrom}.', {
      min: 2,
      max: 4,
    }),
  ],
})
