import {defineSection} from '#studio/schema/define-section.ts'
import {
  line,
  list,
  optionalLine,
  optionalParagraph,
  paragraph,
  field,
  references,
  requiredLines,
} from '#studio/schema/fields.ts'

export const approach = defineSection({
  name: 'approach',
  title: 'Mission and approach',
  description: 'What we want, how we work, up to four pictures and our targets.',
  fields: [
    line('heading', 'The heading above the text.'),
    paragraph('text', 'What we want to reach, in a few sentences.'),
    line('pointsHeading', 'The heading above the list of how we work.'),
    requiredLines('points', 'How we work, one sentence each.'),
    field('link', 'link', 'A link under the list. May stay empty.'),
    list('pictures', 'picture', 'Up to four pictures.', {min: 1, max: 4}),
    optionalLine('targetsHeading', 'The heading above the targets.'),
    references('targets', 'claim', 'What we aim for. Always shown as targets.'),
    optionalParagraph(
      'note',
      'A note under the targets, such as: These are targets. They are not results.',
    ),
  ],
})
