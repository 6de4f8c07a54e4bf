import {defineSection} from '#studio/schema/define-section.ts'
import {optionalLine, requiredField, titled, toggle} from '#studio/schema/fields.ts'

export const prose = defineSection({
  name: 'prose',
  title: 'Text',
  description: 'Plain text with headings, lists, links and tables, such as a legal page.',
  fields: [
    optionalLine('heading', 'The heading above the text. May stay empty.'),
    requiredField('body', 'richText', 'The words of the section.'),
    titled(
      'Emergency',
      toggle('isEmergency', 'Whether it says when to call 999, which stands on a red card.', false),
    ),
  ],
})
