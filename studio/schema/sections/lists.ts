import {defineSection} from '#studio/schema/define-section.ts'
import {line, lines, optionalLine, requiredLines} from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

export const lists = defineSection({
  name: 'lists',
  title: 'Short lists',
  description:
    'Short lines in one or two lists: what will be and what will not, what a price includes, what is not done yet.',
  fields: [
    layoutChoice('lists', {
      lights: 'Two lists with lit and dark lights',
      included: 'Included and extra',
      open: 'Not done yet, with dark lights',
    }),
    line('heading', 'The heading of the section, or of its first list where that has no other.'),
    shownInLayouts(['open'], optionalLine('intro', 'A sentence under the heading.')),
    requiredInLayouts(['lights'], optionalLine('firstHeading', 'The heading of the first list.')),
    requiredLines('items', 'The lines of the first list: what is included, or what will be.'),
    requiredInLayouts(
      ['lights', 'included'],
      optionalLine('secondHeading', 'The heading of the second list.'),
    ),
    requiredInLayouts(
      ['lights', 'included'],
      lines('secondItems', 'The lines of the second list: what costs extra, or what will not be.'),
    ),
    shownInLayouts(['included'], optionalLine('note', 'A sentence under the second list.')),
  ],
})
