import {defineSection} from '#studio/schema/define-section.ts'
import {list, optionalLine, optionalParagraph, optionalReferences} from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

export const figures = defineSection({
  name: 'figures',
  title: 'Figures',
  description: 'Figures of the claims register, or short facts, each with how we know it.',
  fallbackTitleField: 'facts.0.label',
  fields: [
    layoutChoice('figures', {
      row: 'Figures in a row',
      folded: 'Figures that unfold, each with a sentence on what we know',
      slip: 'Facts on a slip over the panel above',
    }),
    requiredInLayouts(['row', 'folded'], optionalLine('heading', 'The heading of the section.')),
    shownInLayouts(
      ['row', 'folded'],
      optionalParagraph('text', 'A sentence or two under the heading.'),
    ),
    requiredInLayouts(['folded'], optionalLine('foldLabel', 'The line that unfolds the figures.')),
    requiredInLayouts(
      ['row', 'folded'],
      optionalReferences('claims', 'claim', 'The figures, from left to right.'),
    ),
    requiredInLayouts(
      ['slip'],
      list('facts', 'shortFact', 'Two to four facts, such as: Home visit fee, From {priceFrom}.', {
        max: 4,
      }),
    ),
  ],
})
