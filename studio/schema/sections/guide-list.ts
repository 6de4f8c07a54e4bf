import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const guideList = defineSection({
  name: 'guideList',
  title: 'Guides',
  description: 'All documents “Guide to download”, in their order.',
  fields: {
    heading: f.line('The heading above the guides.'),
    text: f.optionalParagraph('A sentence below the heading.'),
    readLabel: f.line('The link to the web page of a guide.'),
    easyReadLabel: f.line('The link to its Easy Read version.'),
    downloadLabel: f.line('The button that downloads its file.'),
    plannedLabel: f.line(
      'Before the size that a draft will have, such as: The final PDF will be about.',
    ),
    draftLabel: f.line('Stands before the type and size of a draft, such as: Draft.'),
    notReady: f.line('What stands in place of the button while there is no file.'),
  },
})
