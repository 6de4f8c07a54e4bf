import {defineSection} from '#studio/schema/define-section.ts'
import {professionChoices} from '#studio/schema/choices.ts'
import {choice, line, list, optionalLine, optionalParagraph, part} from '#studio/schema/fields.ts'

export const formPanel = defineSection({
  name: 'formPanel',
  title: 'Form beside a portrait',
  description: 'The form for professionals on warm ground, with a portrait and further links.',
  fields: [
    line('heading', 'The heading of the section.'),
    optionalParagraph('text', 'A sentence under the heading.'),
    part('portrait', 'picture', 'A portrait under the words. May stay empty.'),
    choice('profession', 'Which professionals it is for.', professionChoices),
    optionalLine('linksHeading', 'The heading above further links.'),
    optionalParagraph('linksText', 'A sentence above the links.'),
    list('links', 'link', 'Where else to go. May stay empty.', {max: 4}),
  ],
})
