import {defineType} from 'sanity'
import {line, paragraph, field, toggle, titled} from '#studio/schema/fields.ts'
import {previewLine} from '#studio/schema/preview-line.ts'

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Quote',
  type: 'document',
  fields: [
    paragraph('quote', 'What the person said, without quotation marks.'),
    line('name', 'The name, as the person wants it shown.'),
    line('title', 'Who the person is, in a few words.'),
    field('portrait', 'picture', 'A portrait. May stay empty.'),
    titled(
      'Invented example',
      toggle('isSample', 'On for an invented quote. It is then marked as an example.', true),
    ),
  ],
  preview: {
    select: {title: 'name', quote: 'quote', isSample: 'isSample', media: 'portrait.image'},
    prepare: ({quote, isSample, ...shown}) => ({
      ...shown,
      subtitle: previewLine(isSample !== false && 'Invented example', quote),
    }),
  },
})
