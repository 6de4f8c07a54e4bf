import {defineSection} from '#studio/schema/define-section.ts'
import {
  line,
  optionalLine,
  optionalParagraph,
  paragraph,
  requiredField,
} from '#studio/schema/fields.ts'

export const languageFinder = defineSection({
  name: 'languageFinder',
  title: 'Languages and interpreters',
  description:
    'Every language of the clinicians with who speaks it, and how to get an interpreter.',
  fields: [
    line('heading', 'The heading of the section.'),
    optionalParagraph('text', 'One or two sentences under the heading. May stay empty.'),
    optionalLine(
      'everyone',
      'Stands for the group of a language that everyone in the list speaks. It has to name the language.',
    ),
    line('jumpLabel', 'What screen readers call the list of languages at the top.'),
    line('nobody', 'In place of the list while there is nobody in it.'),
    line('interpreterHeading', 'The heading above the words about interpreters.'),
    paragraph('interpreterText', 'How to get an interpreter.'),
    requiredField('interpreterLink', 'link', 'Where to ask for one.'),
  ],
})
