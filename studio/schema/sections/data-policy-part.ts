import {defineSection} from '#studio/schema/define-section.ts'
import {choice, line, optionalParagraph} from '#studio/schema/fields.ts'

export const dataPolicyPart = defineSection({
  name: 'dataPolicyPart',
  title: 'Part of the data policy',
  description: 'The promises, the times or the companies of the data policy.',
  fields: [
    line('heading', 'The heading of the section.'),
    optionalParagraph('intro', 'A sentence or two under the heading.'),
    choice('kind', 'What is shown.', [
      {value: 'promises', title: 'What we promise'},
      {value: 'retention', title: 'How long we keep things, in short'},
      {value: 'purposes', title: 'What we collect, why, and how long we keep it'},
      {value: 'processors', title: 'Who helps us'},
    ]),
  ],
})
