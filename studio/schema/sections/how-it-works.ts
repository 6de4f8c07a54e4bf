import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, optionalParagraph} from '#studio/schema/fields.ts'

export const howItWorks = defineSection({
  name: 'howItWorks',
  title: 'How it works',
  description: 'Two to four numbered steps, with a silent video for each.',
  fields: [
    line('heading', 'The heading above the steps.'),
    optionalParagraph('intro', 'A sentence under the heading.'),
    list('steps', 'step', 'Two to four steps in the order in which they happen.', {min: 2, max: 4}),
    optionalParagraph(
      'note',
      'A small note under the steps, such as what AI does and does not do.',
    ),
    line('pauseLabel', 'The words on the button that pauses the video.'),
    line('playLabel', 'The words on the button that plays it again.'),
    line('transcriptLabel', 'The words that open what happens in a video, in words.'),
  ],
})
