import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const claimList = defineSection({
  name: 'claimList',
  title: 'Claims register',
  description: 'Figures and promises with their kind, source and date.',
  fields: {
    heading: f.optionalLine('The heading above the list. May stay empty where the page has one.'),
    text: f.optionalParagraph('One or two sentences under it. May stay empty.'),
    claims: f.optionalReferences('claim', 'Which figures and promises. Empty: all of them.'),
  },
})
