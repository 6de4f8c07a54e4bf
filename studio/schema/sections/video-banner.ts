import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const videoBanner = defineSection({
  name: 'videoBanner',
  title: 'Video banner',
  description: 'A silent video as wide as the screen, with words on it.',
  fields: {
    heading: f.line('The words on the video.'),
    text: f.optionalParagraph('One or two sentences under them.'),
    tags: f.lines('A few single words shown as a row, such as our values. May stay empty.'),
    clip: f.requiredField('clip', 'The video behind the words.'),
    pauseLabel: f.line('The words on the button that pauses the video.'),
    playLabel: f.line('The words on the button that plays it again.'),
    transcriptLabel: f.line('The words that open what happens in the video, in words.'),
    short: f.toggle('A lower banner, for the middle of a page.', false),
  },
})
