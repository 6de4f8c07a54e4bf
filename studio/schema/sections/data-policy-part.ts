import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'
import {layoutChoice, requiredInLayouts, shownInLayouts} from '#studio/schema/layouts.ts'

export const dataPolicyPart = defineSection({
  name: 'dataPolicyPart',
  title: 'Part of the data policy',
  description: 'The promises, the times or the companies of the data policy.',
  fields: {
    layout: layoutChoice('dataPolicyPart', {
      promises: 'What we promise',
      purposes: 'What we collect, why, and how long we keep it',
      processors: 'Who helps us',
    }),
    heading: requiredInLayouts(
      ['purposes', 'processors'],
      f.optionalLine('The heading of the section. Promises may have that of the page.'),
    ),
    intro: f.optionalParagraph('A sentence or two under the heading.'),
    updatedLabel: shownInLayouts(
      ['promises'],
      f.optionalLine('The words before the day of the last change. Empty: no day.'),
    ),
    printLabel: shownInLayouts(
      ['promises'],
      f.optionalLine('The button that prints the page. Empty: no button.'),
    ),
  },
})
