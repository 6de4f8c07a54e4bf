import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const languageFinder = defineSection({
  name: 'languageFinder',
  title: 'Languages',
  description: 'Every language of the clinicians with who speaks it.',
  fields: {
    heading: f.line('The heading of the section.'),
    text: f.optionalParagraph('One or two sentences under the heading. May stay empty.'),
    everyone: f.optionalLine(
      'Stands for the group of a language that everyone in the list speaks. It has to name the language.',
    ),
    jumpLabel: f.line('What screen readers call the list of languages at the top.'),
    nobody: f.line('In place of the list while there is nobody in it.'),
  },
})
