import {defineSection} from '#studio/schema/define-section.ts'
import {optionalLine, optionalParagraph, optionalReferences} from '#studio/schema/fields.ts'

export const claimList = defineSection({
  name: 'claimList',
  title: 'Claims register',
  description: 'Figures and promises with their kind, source and date.',
  fields: {
    heading: optionalLine('The heading above the list. May stay empty where the page has one.'),
    text: optionalParagraph('One or two sentences under it. May stay empty.'),
    claims: optionalReferences('claim', 'Which figures and promises. Empty: all of them.'),
  },
})
