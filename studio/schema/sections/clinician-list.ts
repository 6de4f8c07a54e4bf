import {clinicianChoice} from '#studio/schema/clinician-choice.ts'
import {clinicianLabels} from '#studio/schema/clinician-labels.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import {line} from '#studio/schema/fields.ts'

export const clinicianList = defineSection({
  name: 'clinicianList',
  title: 'Cards of doctors',
  description: 'Cards with portrait, specialty, rating, times and languages.',
  fields: [
    line('heading', 'The heading above the cards.'),
    ...clinicianChoice(),
    clinicianLabels(),
  ],
})
