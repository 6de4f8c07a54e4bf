import {defineSection} from '#studio/schema/define-section.ts'
import {
  field,
  line,
  optionalLine,
  optionalParagraph,
  reference,
  requiredField,
} from '#studio/schema/fields.ts'

export const callToAction = defineSection({
  name: 'callToAction',
  title: 'Call to action with a button',
  description: 'One sentence and one button that ends a page: join, write, read on.',
  fields: {
    heading: line('The sentence that asks for the action.'),
    text: optionalParagraph('What happens then. May stay empty.'),
    primary: requiredField('link', 'The button that leads to the action.'),
    secondary: field('link', 'A quieter second button. May stay empty.'),
    service: reference(
      'service',
      'The service of the page: the panel has its colour and, on wide screens, its door. May stay empty.',
    ),
    sentHeading: optionalLine(
      'Replaces the heading and the main button on a page whose own form was sent, such as: You’re on our list.',
    ),
  },
})
