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
  fields: {
    heading: line('The heading of the section.'),
    text: optionalParagraph('One or two sentences under the heading. May stay empty.'),
    everyone: optionalLine(
      'Stands for the group of a language that everyone in the list speaks. It has to name the language.',
    ),
    jumpLabel: line('What screen readers call the list of languages at the top.'),
    nobody: line('In place of the list while there is nobody in it.'),
    interpreterHeading: line('The heading above the words about interpreters.'),
    interpreterText: paragraph('How to get an interpreter.'),
    interpreterLink: requiredField('link', 'Where to ask for one.'),
  },
})
