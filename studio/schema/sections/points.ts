import {defineSection} from '#studio/schema/define-section.ts'
import {list, optionalLine, optionalParagraph, field} from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

export const points = defineSection({
  name: 'points',
  title: 'Points',
  description: 'A heading and a list: values, reasons, benefits, facts, notes or terms.',
  fallbackTitleField: 'items.0.title',
  fields: [
    layoutChoice('points', {
      checks: 'Ticks beside a picture',
      rows: 'Rows around a picture',
      beside: 'Two columns beside a text',
      reasons: 'Icons beside the heading',
      grid: 'Icons in three columns',
      facts: 'Names and facts',
      notes: 'Notes side by side',
      numbers: 'Numbered sentences',
      pictures: 'Pictures side by side',
    }),
    requiredInLayouts(
      ['checks', 'rows', 'beside', 'reasons', 'grid', 'facts', 'numbers', 'pictures'],
      optionalLine('heading', 'The heading of the list.'),
    ),
    shownInLayouts(
      ['beside', 'reasons', 'numbers', 'pictures'],
      optionalParagraph('intro', 'One or two sentences under the heading.'),
    ),
    list('items', 'point', 'The points in the order of their importance.', {min: 1, max: 12}),
    shownInLayouts(
      ['checks', 'rows'],
      field('picture', 'picture', 'A large picture beside or between the points.'),
    ),
    shownInLayouts(
      ['checks', 'beside'],
      field('link', 'link', 'A link under the text or the list.'),
    ),
    shownInLayouts(
      ['rows', 'numbers'],
      field('note', 'richText', 'A sentence beside or under the last points.'),
    ),
  ],
})
