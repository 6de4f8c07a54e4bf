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
      row: 'Figures in a row',
      large: 'One very large figure, and targets',
      slip: 'Facts on a slip over the panel above',
    }),
    requiredInLayouts(['row', 'large'], optionalLine('heading', 'The heading above the figures.')),
    requiredInLayouts(
      ['large'],
      reference('figure', 'claim', 'The one figure that is drawn very large.'),
    ),
    requiredInLayouts(
      ['large'],
      optionalParagraph('text', 'The sentence that goes on after the large figure.'),
    ),
    requiredInLayouts(
      ['row', 'large'],
      optionalReferences('claims', 'claim', 'The figures from left to right, or the smaller ones.'),
    ),
    shownInLayouts(['large'], optionalLine('targetsHeading', 'The heading above the targets.')),
    requiredInLayouts(
      ['large'],
      optionalReferences('targets', 'claim', 'What we aim for. Always shown as targets.'),
    ),
    shownInLayouts(
      ['row', 'large'],
      optionalParagraph('note', 'A note under them, such as: These are targets, not results.'),
    ),
    requiredInLayouts(
      ['slip'],
      list('facts', 'shortFact', 'Two to four facts, such as: Home visit fee, From {priceFrom}.', {
        max: 4,
      }),
    ),
  ],
})
