import {defineSection} from '#studio/schema/define-section.ts'
import {line, lines, list, optionalParagraph, paragraph} from '#studio/schema/fields.ts'

export const productPreview = defineSection({
  name: 'productPreview',
  title: 'Picture of the practice hub',
  description:
    'What a professional will work with, drawn from the words below: a menu, a heading and a table.',
  fields: {
    heading: line('The heading of the section.'),
    text: optionalParagraph('A sentence beside the heading.'),
    points: lines('What it will do, in short lines.'),
    label: line(
      'What screen readers say instead of the drawing, such as: A plan of the practice hub: visits of one day.',
    ),
    menu: lines('The words of the menu in the drawing; the first is lit.'),
    title: line('The heading in the drawing.'),
    state: line('The badge beside that heading.'),
    columns: lines('The heads of the table in the drawing.'),
    rows: list('previewRow', 'The lines of the table; the first is lit.', {min: 1, max: 6}),
    note: paragraph(
      'What keeps the drawing from being taken for the real thing, such as: The picture shows a design.',
    ),
  },
})
