import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph} from '#studio/schema/fields.ts'

export const guideList = defineSection({
  name: 'guideList',
  title: 'Guides',
  description: 'All documents “Guide to download”, in their order.',
  fields: [
    line('heading', 'The heading above the guides.'),
    optionalParagraph('text', 'A sentence below the heading.'),
    line('readLabel', 'The link to the web page of a guide.'),
    line('easyReadLabel', 'The link to its Easy Read version.'),
    line('downloadLabel', 'The button that downloads its file.'),
    line(
      'plannedLabel',
      'Before the size that a draft will have, such as: The final PDF will be about.',
    ),
    line('draftLabel', 'Stands before the type and size of a draft, such as: Draft.'),
    line('notReady', 'What stands in place of the button while there is no file.'),
  ],
})
