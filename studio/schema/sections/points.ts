import {defineSection} from '#studio/schema/define-section.ts'
import {list, optionalLine, optionalParagraph, field} from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

export const points = defineSection({
  name: 'points',
  title: 'Points',
  description: 'A heading and a list: values, reasons, benefits, facts, notes, terms or pictures.',
  fallbackTitleField: 'items.0.title',
  fields: [
    layoutChoice('points', {
      beside: 'Two columns beside the heading',
      checks: 'Ticks beside a picture',
      grid: 'Icons in three columns',
      rows: 'Large names beside the heading, and a picture',
      ledger: 'Large names over the whole width',
      facts: 'Names and facts',
      notes: 'Notes side by side',
      numbers: 'Numbered sentences',
      pictures: 'Pictures side by side',
      easyRead: 'Easy Read: short sentences beside pictures',
    }),
    requiredInLayouts(
      ['checks', 'rows', 'beside', 'grid', 'ledger', 'facts', 'numbers', 'easyRead'],
      optionalLine('heading', 'The heading of the list.'),
    ),
    optionalParagraph('intro', 'One or two sentences under the heading.'),
    list('items', 'point', 'The points in the order of their importance.', {min: 1, max: 12}),
    shownInLayouts(
      ['checks', 'rows'],
      field('picture', 'picture', 'A large picture beside or below the points.'),
    ),
    field('link', 'link', 'A link under the heading.'),
    field('note', 'richText', 'A sentence under the points.'),
  ],
})
