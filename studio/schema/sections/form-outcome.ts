import {checkMessage} from '#studio/validation/form-section.ts'
import {formChoices} from '#studio/schema/choices.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import {choice, custom, field, optionalParagraph} from '#studio/schema/fields.ts'

export const formOutcome = defineSection({
  name: 'formOutcome',
  title: 'Message after a form',
  description:
    'What became of a form that was sent without JavaScript. The message itself is that of "Words of a form".',
  fields: {
    form: choice('Whose message it is.', formChoices),
    key: custom({
      type: 'string',
      description: 'The name of the message, such as success. Do not change it.',
      validation: (rule) =>
        rule.required().custom((value, {parent}) => checkMessage(value, parent) ?? true),
    }),
    kind: choice('Whether it tells of a success.', {
      success: 'It worked',
      failure: 'It did not work',
    }),
    lead: optionalParagraph('What happens next, or what to do. May stay empty.'),
    next: field('link', 'Where to go from here, as a button.'),
    other: field('link', 'A text link beside the button. May stay empty.'),
  },
})
