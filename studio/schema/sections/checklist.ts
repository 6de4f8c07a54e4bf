import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const checklist = defineSection({
  name: 'checklist',
  title: 'Checklist',
  description:
    'What each profession should have ready. Visitors choose who they are and tick; the ticks stay on their device.',
  fields: {
    heading: f.line('The headline of the page.'),
    lead: f.optionalParagraph('One or two sentences under it.'),
    rolesLabel: f.line('The words above the professions.'),
    roles: f.list('checklistRole', 'One for each profession.', {min: 1, max: 4}),
    countOf: f.line('The word between two numbers, such as: of, in “2 of 7”.'),
    countLabel: f.line('The word after the numbers, such as: found.'),
    printLabel: f.line('The button that prints the list.'),
    clearLabel: f.line('The button that takes all ticks back.'),
    privacyNote: f.line('Where the ticks are kept.'),
    afterHeading: f.line('The heading under the list.'),
    afterText: f.optionalParagraph('A sentence under that heading.'),
    secondary: f.field('link', 'A quieter link beside the button. May stay empty.'),
  },
})
