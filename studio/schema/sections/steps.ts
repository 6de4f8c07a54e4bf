import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const steps = defineSection({
  name: 'steps',
  title: 'Steps with videos',
  description:
    'Numbered steps beside a screen that follows them: a silent video or something to try out for each. Steps in words alone are “Points”.',
  fields: {
    heading: f.line('The heading above the steps.'),
    intro: f.optionalParagraph('A sentence under the heading.'),
    steps: f.list('step', 'The steps in their order.', {min: 2, max: 6}),
    note: f.optionalParagraph('A small note, such as what AI does and does not do.'),
    pauseLabel: f.line('The words on the button that pauses a video.'),
    playLabel: f.line('The words on the button that plays it again.'),
    transcriptLabel: f.line('The words that open what happens in a video, in words.'),
  },
})
