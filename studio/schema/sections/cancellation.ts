import {defineSection} from '#studio/schema/define-section.ts'
import {line} from '#studio/schema/fields.ts'

export const cancellation = defineSection({
  name: 'cancellation',
  title: 'Cancel or change',
  description: 'A line of time up to the visit: until when a change is free, and what comes after.',
  fields: [
    line('heading', 'The heading of the section.'),
    line('earlyLabel', 'The time in which a change is free. {cancelHours} is filled in.'),
    line('earlyText', 'What a change costs then.'),
    line('mark', 'The words on the line between the two, such as: 24 h.'),
    line('lateLabel', 'The time after that.'),
    line('lateText', 'What a change costs then.'),
    line('visitLabel', 'The words under the door at the end of the line.'),
  ],
})
