import {defineSection} from '#studio/schema/define-section.ts'
import {line} from '#studio/schema/fields.ts'

export const policyList = defineSection({
  name: 'policyList',
  title: 'Policy areas',
  description: 'All documents “Policy area”, in their order.',
  fields: [line('heading', 'The heading above the areas.')],
})
