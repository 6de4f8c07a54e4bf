import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, paragraph, part} from '#studio/schema/fields.ts'

export const plannedCare = defineSection({
  name: 'plannedCare',
  title: 'What a coming service will do',
  description: 'A short text with a link on the left, a ruled list in two columns on the right.',
  fields: [
    line('heading', 'The heading above the text.'),
    paragraph('text', 'One or two sentences about the service.'),
    part(
      'link',
      'link',
      'A link under the text, such as to the question about it. May stay empty.',
    ),
    list('items', 'valueItem', 'What the service will help with.', {min: 2, max: 8}),
  ],
})
