import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, optionalParagraph, field, titled} from '#studio/schema/fields.ts'

export const checklist = defineSection({
  name: 'checklist',
  title: 'Checklist',
  description:
    'What each profession should have ready. Visitors choose who they are and tick; the ticks stay on their device.',
  fields: [
    line('heading', 'The headline of the page.'),
    titled(
      'Sentences under the headline',
      optionalParagraph('lead', 'One or two sentences under it.'),
    ),
    line('rolesLabel', 'The words above the professions.'),
    list('roles', 'checklistRole', 'One for each profession.', {min: 1, max: 4}),
    line('countOf', 'The word between two numbers, such as: of, in “2 of 7”.'),
    line('countLabel', 'The word after the numbers, such as: found.'),
    line('printLabel', 'The button that prints the list.'),
    line('clearLabel', 'The button that takes all ticks back.'),
    line('privacyNote', 'Where the ticks are kept.'),
    line('afterHeading', 'The heading under the list.'),
    optionalParagraph('afterText', 'A sentence under that heading.'),
    titled(
      'Second button',
      field('secondary', 'link', 'A quieter link beside the button. May stay empty.'),
    ),
  ],
})
