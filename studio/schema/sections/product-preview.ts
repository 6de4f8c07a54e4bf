import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const productPreview = defineSection({
  name: 'productPreview',
  title: 'Picture of the practice hub',
  description:
    'What a professional will work with, drawn from the words below: a menu, a heading and a table.',
  fields: {
    heading: f.line('The heading of the section.'),
    text: f.optionalParagraph('A sentence beside the heading.'),
    points: f.lines('What it will do, in short lines.'),
    label: f.line(
      'What screen readers say instead of the drawing, such as: A plan of the practice hub: visits of one day.',
    ),
    menu: f.lines('The words of the menu in the drawing; the first is lit.'),
    title: f.line('The heading in the drawing.'),
    state: f.line('The badge beside that heading.'),
    columns: f.lines('The heads of the table in the drawing.'),
    rows: f.list('previewRow', 'The lines of the table; the first is lit.', {min: 1, max: 6}),
    note: f.paragraph(
      'What keeps the drawing from being taken for the real thing, such as: The picture shows a design.',
    ),
  },
})
