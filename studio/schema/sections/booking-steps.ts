import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, optionalParagraph} from '#studio/schema/fields.ts'

export const bookingSteps = defineSection({
  name: 'bookingSteps',
  title: 'Steps with videos side by side',
  description: 'Two or three numbered steps beside one another, each under its silent video.',
  fields: [
    line('heading', 'The heading above the steps.'),
    optionalParagraph('intro', 'A sentence under the heading.'),
    list('steps', 'step', 'Two or three steps in the order in which they happen.', {
      min: 2,
      max: 3,
    }),
    line('pauseLabel', 'The words on the button that pauses a video.'),
    line('playLabel', 'The words on the button that plays it again.'),
    line('transcriptLabel', 'The words that open what happens in a video, in words.'),
  ],
})
