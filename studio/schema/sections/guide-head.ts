import {defineSection} from '#studio/schema/define-section.ts'
import {
  choice,
  line,
  optionalLine,
  optionalParagraph,
  requiredReference,
} from '#studio/schema/fields.ts'

export const guideHead = defineSection({
  name: 'guideHead',
  title: 'Opening of a guide',
  description: 'The name of a guide, what is in it, and where its other versions are.',
  titleField: 'version',
  fields: [
    requiredReference('guide', 'resource', 'Which guide it is.'),
    choice(
      'version',
      'Which version stands on this page.',
      [
        {value: 'page', title: 'The guide'},
        {value: 'easyRead', title: 'Easy Read'},
      ],
      'page',
    ),
    optionalLine('headline', 'Its name in easy words, in place of the name of the guide.'),
    optionalParagraph('lead', 'What is in it in easy words, in place of the words of the guide.'),
    optionalLine('note', 'A line under the words, such as who has reviewed the guide.'),
    line('readLabel', 'The link to the web page of the guide.'),
    line('easyReadLabel', 'The link to its Easy Read version.'),
    line('downloadLabel', 'The link to its file.'),
  ],
})
