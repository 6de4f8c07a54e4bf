import {defineSection} from '#studio/schema/define-section.ts'
import {line, list} from '#studio/schema/fields.ts'

export const easyRead = defineSection({
  name: 'easyRead',
  title: 'Easy Read',
  description: 'Short sentences, with one picture for each idea.',
  fields: [
    line('heading', 'The heading above the ideas.'),
    list('ideas', 'easyReadIdea', 'One idea on each line.', {min: 1, max: 12}),
  ],
})
