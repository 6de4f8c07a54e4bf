import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

export const figures = defineSection({
  name: 'figures',
  title: 'Figures',
  description: 'Figures of the claims register, or short facts, each with how we know it.',
  fallbackTitleField: 'facts.0.label',
  fields: {
    layout: layoutChoice('figures', {
      row: 'Figures in a row',
      folded: 'Figures that unfold, each with a sentence on what we know',
      slip: 'Facts on a slip over the panel above',
    }),
    heading: requiredInLayouts(['row', 'folded'], f.optionalLine('The heading of the section.')),
    text: shownInLayouts(
      ['row', 'folded'],
      f.optionalParagraph('A sentence or two under the heading.'),
    ),
    foldLabel: requiredInLayouts(['folded'], f.optionalLine('The line that unfolds the figures.')),
    link: shownInLayouts(['folded'], f.field('link', 'The button under the text.')),
    picture: shownInLayouts(['folded'], f.field('picture', 'A picture beside the heading.')),
    claims: requiredInLayouts(
      ['row', 'folded'],
      f.optionalReferences('claim', 'The figures, from left to right.'),
    ),
    facts: requiredInLayouts(
      ['slip'],
      f.list('shortFact', 'Two to four facts, such as: Home visit fee, From {priceFrom}.', {
        max: 4,
      }),
    ),
  },
})
