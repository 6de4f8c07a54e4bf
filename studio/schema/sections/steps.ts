import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, optionalParagraph} from '#studio/schema/fields.ts'
import {layoutChoice} from '#studio/schema/layouts.ts'

export const steps = defineSection({
  name: 'steps',
  title: 'Steps with videos',
  description:
    'Numbered steps, each with a silent video or something to try out. Steps in words alone are “Points”.',
  fields: {
    layout: layoutChoice('steps', {
      screen: 'One screen that follows the steps',
      videos: 'Videos side by side',
    }),
    heading: line('The heading above the steps.'),
    intro: optionalParagraph('A sentence under the heading.'),
    steps: list('step', 'The steps in their order.', {min: 2, max: 6}),
    note: optionalParagraph('A small note, such as what AI does and does not do.'),
    pauseLabel: line('The words on the button that pauses a video.'),
    playLabel: line('The words on the button that plays it again.'),
    transcriptLabel: line('The words that open what happens in a video, in words.'),
  },
})
