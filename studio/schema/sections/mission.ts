import {defineSection} from '#studio/schema/define-section.ts'
import {
  line,
  optionalLine,
  optionalParagraph,
  paragraph,
  references,
  requiredReference,
} from '#studio/schema/fields.ts'

export const mission = defineSection({
  name: 'mission',
  title: 'Mission',
  description: 'One very large figure, two smaller ones and a list of targets.',
  fields: [
    line('heading', 'The heading above the figures.'),
    requiredReference('figure', 'claim', 'The one figure that is drawn very large.'),
    paragraph('text', 'The sentence that goes on after the large figure.'),
    references('statistics', 'claim', 'The smaller figures beside it.'),
    optionalLine('targetsHeading', 'The heading above the targets.'),
    references('targets', 'claim', 'What we aim for. Always shown as targets.'),
    optionalParagraph(
      'note',
      'A note under the targets, such as: These are targets. They are not results.',
    ),
  ],
})
