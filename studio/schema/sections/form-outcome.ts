import {checkMessage} from '#studio/validation/form-section.ts'
import {formChoices} from '#studio/schema/choices.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const formOutcome = defineSection({
  name: 'formOutcome',
  title: 'Message after a form',
  description:
    'What became of a form that was sent without JavaScript. The message itself is that of "Words of a form".',
  fields: {
    form: f.choice('Whose message it is.', formChoices),
    key: f.custom({
      type: 'string',
      description: 'The name of the message, such as success. Do not change it.',
      validation: (rule) =>
        rule.required().custom((value, {parent}) => checkMessage(value, parent) ?? true),
    }),
    kind: f.choice('Whether it tells of a success.', {
      success: 'It worked',
      failure: 'It did not work',
    }),
    lead: f.optionalParagraph('What happens next, or what to do. May stay empty.'),
    next: f.field('link', 'Where to go from here, as a button.'),
    other: f.field('link', 'A text link beside the button. May stay empty.'),
  },
})
