import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, optionalParagraph} from '#studio/schema/fields.ts'

export const stepsAndReasons = defineSection({
  name: 'stepsAndReasons',
  title: 'Steps beside reasons',
  description: 'Numbered steps on the left, reasons with icons on the right.',
  fields: [
    line('heading', 'The heading above the steps.'),
    optionalParagraph('intro', 'A sentence under the heading.'),
    list('steps', 'step', 'Two to four steps in the order in which they happen.', {min: 2, max: 4}),
    line('pauseLabel', 'The words on the button that pauses the video of a step.'),
    line('playLabel', 'The words on the button that plays it again.'),
    line('transcriptLabel', 'The words that open what happens in a video, in words.'),
    line('reasonsHeading', 'The heading above the reasons.'),
    list('reasons', 'reason', 'The reasons in the order of their importance.', {min: 2, max: 8}),
  ],
})
