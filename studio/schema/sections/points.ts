import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

export const points = defineSection({
  name: 'points',
  title: 'Points',
  description:
    'A heading and a list: values, reasons, facts, notes, terms, steps, pictures, or what is included and what is not.',
  fallbackTitleField: 'items.0.title',
  fields: {
    layout: layoutChoice('points', {
      rows: 'Names and texts in rows beside the heading',
      grid: 'Icons in three columns',
      checks: 'Ticks beside a picture',
      notes: 'Notes or short lists side by side',
      numbers: 'Numbered steps or terms',
      pictures: 'Pictures side by side',
      easyRead: 'Short sentences beside pictures, as in Easy Read or a story',
    }),
    heading: requiredInLayouts(
      ['checks', 'rows', 'grid', 'numbers', 'easyRead'],
      f.optionalLine('The heading of the list.'),
    ),
    intro: f.optionalParagraph('One or two sentences under the heading.'),
    items: f.list('point', 'The points in the order of their importance.', {min: 1, max: 12}),
    picture: shownInLayouts(
      ['checks', 'rows'],
      f.field('picture', 'A large picture beside or below the points.'),
    ),
    link: f.field('link', 'A link under the heading.'),
    note: f.field('richText', 'A sentence under the points.'),
  },
})
