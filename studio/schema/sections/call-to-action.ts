import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const callToAction = defineSection({
  name: 'callToAction',
  title: 'Call to action with a button',
  description: 'One sentence and one button that ends a page: join, write, read on.',
  fields: {
    heading: f.line('The sentence that asks for the action.'),
    text: f.optionalParagraph('What happens then. May stay empty.'),
    primary: f.requiredField('link', 'The button that leads to the action.'),
    secondary: f.field('link', 'A quieter second button. May stay empty.'),
    service: f.reference(
      'service',
      'The service of the page: the panel has its colour and, on wide screens, its door. May stay empty.',
    ),
    sentHeading: f.optionalLine(
      'Replaces the heading and the main button on a page whose own form was sent, such as: You’re on our list.',
    ),
  },
})
