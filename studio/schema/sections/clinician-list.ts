import {clinicianLabels} from '#studio/schema/clinician-labels.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import {line, references} from '#studio/schema/fields.ts'

export const clinicianList = defineSection({
  name: 'clinicianList',
  title: 'Cards of doctors',
  description: 'Cards with portrait, specialty, rating, times and languages.',
  fields: [
    line('heading', 'The heading above the cards.'),
    references('items', 'clinician', 'The people in the order in which they are shown.'),
    clinicianLabels(),
  ],
})
