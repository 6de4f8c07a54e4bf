import {defineSection} from '#studio/schema/define-section.ts'
import {group, line, optionalParagraph} from '#studio/schema/fields.ts'

export const promiseLog = defineSection({
  name: 'promiseLog',
  title: 'Promises log',
  description:
    'What we said, when, and whether it was kept. All promises are shown, the newest first.',
  fields: {
    heading: line('The heading above the promises.'),
    text: optionalParagraph('One or two sentences under it.'),
    saidLabel: line('Before the date on which it was said, such as: Said in.'),
    states: group('The words on the tags.', {
      open: line('The tag of a promise that is still open.'),
      kept: line('The tag of one that was kept.'),
      late: line('The tag of one that was not kept in time.'),
      broken: line('The tag of one that was not kept.'),
    }),
  },
})
