import {defineSection} from '#studio/schema/define-section.ts'
import {
  line,
  optionalLine,
  optionalParagraph,
  field,
  reference,
  requiredField,
  titled,
} from '#studio/schema/fields.ts'

export const callToAction = defineSection({
  name: 'callToAction',
  title: 'Call to action with a button',
  description: 'One sentence and one button that ends a page: join, write, read on.',
  fields: [
    line('heading', 'The sentence that asks for the action.'),
    optionalParagraph('text', 'What happens then. May stay empty.'),
    titled('Main button', requiredField('primary', 'link', 'The button that leads to the action.')),
    titled('Second button', field('secondary', 'link', 'A quieter second button. May stay empty.')),
    reference(
      'service',
      'service',
      'The service of the page: the panel has its colour and, on wide screens, its door. May stay empty.',
    ),
    titled(
      'Heading after the form was sent',
      optionalLine(
        'sentHeading',
        'Replaces the heading and the main button on a page whose own form was sent, such as: You’re on our list.',
      ),
    ),
  ],
})
