import {defineSection} from '#studio/schema/define-section.ts'
import {line, requiredLines} from '#studio/schema/fields.ts'

export const twoLists = defineSection({
  name: 'twoLists',
  title: 'Two lists side by side',
  description: 'What will be and what will not, as two ruled lists with lit and dark lights.',
  fields: [
    line('heading', 'The heading above both lists.'),
    line('yesHeading', 'The heading of the first list.'),
    requiredLines('yes', 'What will be.'),
    line('noHeading', 'The heading of the second list.'),
    requiredLines('no', 'What will not be.'),
  ],
})
