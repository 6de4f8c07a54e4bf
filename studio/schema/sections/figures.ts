import {defineSection} from '#studio/schema/define-section.ts'
import {
  list,
  optionalLine,
  optionalParagraph,
  optionalReferences,
  reference,
} from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

export const figures = defineSection({
  name: 'figures',
  title: 'Figures',
  description: 'Figures of the claims register, or short facts, each with how we know it.',
  fallbackTitleField: 'facts.0.label',
  fields: [
    layoutChoice('figures', {
      row: 'Figures in a row, and targets',
      slip: 'Facts on a slip over the panel above',
    }),
    requiredInLayouts(['row'], optionalLine('heading', 'The heading above the figures.')),
    ...[
      optionalParagraph('text', 'A sentence or two under the heading.'),
      reference(
        'figure',
        'claim',
        'The one figure that is drawn very large, once it has a source. May stay empty.',
      ),
      requiredInLayouts(
        ['row'],
        optionalReferences('claims', 'claim', 'The other figures, from left to right.'),
      ),
      optionalLine('targetsHeading', 'The heading above the targets.'),
      optionalReferences('targets', 'claim', 'What we aim for, in a row of its own.'),
      optionalParagraph('note', 'A note under the targets. May stay empty.'),
    ].map((field) => shownInLayouts(['row'], field)),
    requiredInLayouts(
      ['slip'],
      list('facts', 'shortFact', 'Two to four facts, such as: Home visit fee, From {priceFrom}.', {
        max: 4,
      }),
    ),
  ],
})
