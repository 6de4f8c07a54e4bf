import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph} from '#studio/schema/fields.ts'

export const guideList = defineSection({
  name: 'guideList',
  title: 'Guides',
  description: 'All documents “Guide to download”, in their order.',
  fields: {
    heading: line('The heading above the guides.'),
    text: optionalParagraph('A sentence below the heading.'),
    readLabel: line('The link to the web page of a guide.'),
    easyReadLabel: line('The link to its Easy Read version.'),
    downloadLabel: line('The button that downloads its file.'),
    plannedLabel: line(
      'Before the size that a draft will have, such as: The final PDF will be about.',
    ),
    draftLabel: line('Stands before the type and size of a draft, such as: Draft.'),
    notReady: line('What stands in place of the button while there is no file.'),
  },
})
