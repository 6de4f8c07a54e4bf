import {defineSection} from '#studio/schema/define-section.ts'
import {
  line,
  lines,
  optionalParagraph,
  requiredField,
  toggle,
  titled,
} from '#studio/schema/fields.ts'

export const videoBanner = defineSection({
  name: 'videoBanner',
  title: 'Video banner',
  description: 'A silent video as wide as the screen, with words on it.',
  fields: [
    line('heading', 'The words on the video.'),
    optionalParagraph('text', 'One or two sentences under them.'),
    lines('tags', 'A few single words shown as a row, such as our values. May stay empty.'),
    titled('Silent video', requiredField('clip', 'clip', 'The video behind the words.')),
    line('pauseLabel', 'The words on the button that pauses the video.'),
    line('playLabel', 'The words on the button that plays it again.'),
    line('transcriptLabel', 'The words that open what happens in the video, in words.'),
    titled('Lower banner', toggle('short', 'A lower banner, for the middle of a page.', false)),
  ],
})
