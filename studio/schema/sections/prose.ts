import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const prose = defineSection({
  name: 'prose',
  title: 'Text, also beside a photo',
  description:
    'Plain text with headings, lists, links and tables, such as a legal page, or a text beside a picture.',
  fields: {
    heading: f.optionalLine('The heading above the text. May stay empty.'),
    body: f.requiredField('richText', 'The words of the section.'),
    picture: f.field(
      'picture',
      'A picture beside the text, on a page without a list of its headings. May stay empty.',
    ),
    isEmergency: f.toggle('Whether it says when to call 999, which stands on a red card.', false),
  },
})
