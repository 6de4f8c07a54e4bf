import {defineArrayMember, defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {optionalLine, optionalParagraph} from '#studio/schema/fields.ts'

export const claimList = defineSection({
  name: 'claimList',
  title: 'Claims register',
  description: 'Figures and promises with their kind, source and date.',
  fields: [
    optionalLine('heading', 'The heading above the list. May stay empty where the page has one.'),
    optionalParagraph('text', 'One or two sentences under it. May stay empty.'),
    defineField({
      name: 'claims',
      type: 'array',
      description: 'Which figures and promises. Empty: all of them.',
      of: [defineArrayMember({type: 'reference', to: [{type: 'claim'}]})],
      validation: (rule) => rule.unique(),
    }),
  ],
})
