import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, optionalParagraph} from '#studio/schema/fields.ts'

export const meetingWays = defineSection({
  name: 'meetingWays',
  title: 'Ways to meet',
  description: 'Three pictures, the first one twice as wide: at home, by video, in a clinic.',
  fields: [
    line('heading', 'The heading above the ways.'),
    optionalParagraph('intro', 'One or two sentences under the heading.'),
    list('ways', 'meetingWay', 'The ways; the first one has the largest picture.', {
      min: 2,
      max: 3,
    }),
  ],
})
