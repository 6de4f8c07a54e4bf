import {defineSection} from '#studio/schema/define-section.ts'
import {line, lines, list, optionalParagraph, paragraph} from '#studio/schema/fields.ts'

export const productPreview = defineSection({
  name: 'productPreview',
  title: 'Picture of the practice hub',
  description:
    'What a professional will work with, drawn from the words below: a menu, a heading and a table.',
  fields: [
    line('heading', 'The heading of the section.'),
    optionalParagraph('text', 'A sentence beside the heading.'),
    lines('points', 'What it will do, in short lines.'),
    line(
      'label',
      'What screen readers say instead of the drawing, such as: A plan of the practice hub: visits of one day.',
    ),
    lines('menu', 'The words of the menu in the drawing; the first is lit.'),
    line('title', 'The heading in the drawing.'),
    line('state', 'The badge beside that heading.'),
    lines('columns', 'The heads of the table in the drawing.'),
    list('rows', 'previewRow', 'The lines of the table; the first is lit.', {min: 1, max: 6}),
    paragraph(
      'note',
      'What keeps the drawing from being taken for the real thing, such as: The picture shows a design.',
    ),
  ],
})
