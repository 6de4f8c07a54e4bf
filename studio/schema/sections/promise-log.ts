import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const promiseLog = defineSection({
  name: 'promiseLog',
  title: 'Promises log',
  description: 'All promises by whether they were kept, the newest first.',
  fields: {
    heading: f.line('The heading above the promises.'),
    text: f.optionalParagraph('One or two sentences under it.'),
    saidLabel: f.line('Before the date on which it was said, such as: Said in.'),
    states: f.group('The words on the tags.', {
      open: f.line('The tag of a promise that is still open.'),
      kept: f.line('The tag of one that was kept.'),
      late: f.line('The tag of one that was not kept in time.'),
      broken: f.line('The tag of one that was not kept.'),
    }),
  },
})
