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
import {layoutChoice, shownInLayouts} from '#studio/schema/layouts.ts'

export const callToAction = defineSection({
  name: 'callToAction',
  title: 'Call to action with a button',
  description: 'One sentence and one button that ends a page: join, write, read on.',
  fields: [
    layoutChoice('callToAction', {band: 'Quiet band', panel: 'Dark panel'}),
    line('heading', 'The sentence that asks for the action.'),
    optionalParagraph('text', 'What happens then. May stay empty.'),
    titled('Main button', requiredField('primary', 'link', 'The button that leads to the action.')),
    titled('Second button', field('secondary', 'link', 'A quieter second button. May stay empty.')),
    shownInLayouts(
      ['panel'],
      reference(
        'service',
        'service',
        'The service of the page: the panel has its colour and, on wide screens, its door. May stay empty.',
      ),
    ),
    shownInLayouts(
      ['band'],
      titled(
        'Heading after the form was sent',
        optionalLine(
          'sentHeading',
          'Replaces the heading and the main button on a page whose own form was sent, such as: You’re on our list.',
        ),
      ),
    ),
  ],
})
