import {defineDocument, field, fieldsOf, line, paragraph, toggle} from '#studio/schema/fields.ts'
import {listRow} from '#studio/schema/preview-line.ts'

export const testimonial = defineDocument({
  name: 'testimonial',
  title: 'Quote',
  fields: fieldsOf({
    quote: paragraph('What the person said, without quotation marks.'),
    name: line('The name, as the person wants it shown.'),
    title: line('Who the person is, in a few words.'),
    portrait: field('picture', 'A portrait. May stay empty.'),
    isSample: toggle('On for an invented quote. It is then marked as an example.', true),
  }),
  preview: listRow(
    {title: 'name', quote: 'quote', isSample: 'isSample', media: 'portrait.image'},
    ({quote, isSample}) => [isSample !== false && 'Invented example', quote],
  ),
})
