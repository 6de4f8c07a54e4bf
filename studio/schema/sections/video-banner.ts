import {defineSection} from '#studio/schema/define-section.ts'
import {line, lines, optionalParagraph, requiredField, toggle} from '#studio/schema/fields.ts'

export const videoBanner = defineSection({
  name: 'videoBanner',
  title: 'Video banner',
  description: 'A silent video as wide as the screen, with words on it.',
  fields: {
    heading: line('The words on the video.'),
    text: optionalParagraph('One or two sentences under them.'),
    tags: lines('A few single words shown as a row, such as our values. May stay empty.'),
    clip: requiredField('clip', 'The video behind the words.'),
    pauseLabel: line('The words on the button that pauses the video.'),
    playLabel: line('The words on the button that plays it again.'),
    transcriptLabel: line('The words that open what happens in the video, in words.'),
    short: toggle('A lower banner, for the middle of a page.', false),
  },
})
