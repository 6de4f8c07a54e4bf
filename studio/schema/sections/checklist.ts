import {defineSection} from '#studio/schema/define-section.ts'
import {field, line, list, optionalParagraph} from '#studio/schema/fields.ts'

export const checklist = defineSection({
  name: 'checklist',
  title: 'Checklist',
  description:
    'What each profession should have ready. Visitors choose who they are and tick; the ticks stay on their device.',
  fields: {
    heading: line('The headline of the page.'),
    lead: optionalParagraph('One or two sentences under it.'),
    rolesLabel: line('The words above the professions.'),
    roles: list('checklistRole', 'One for each profession.', {min: 1, max: 4}),
    countOf: line('The word between two numbers, such as: of, in “2 of 7”.'),
    countLabel: line('The word after the numbers, such as: found.'),
    printLabel: line('The button that prints the list.'),
    clearLabel: line('The button that takes all ticks back.'),
    privacyNote: line('Where the ticks are kept.'),
    afterHeading: line('The heading under the list.'),
    afterText: optionalParagraph('A sentence under that heading.'),
    secondary: field('link', 'A quieter link beside the button. May stay empty.'),
  },
})
