import {defineField, defineType} from 'sanity'
import {emailNames} from '#model/emails.ts'
import {unknownName} from '#studio/validation/known-name.ts'
import {line, optionalLine, requiredLines} from '#studio/schema/fields.ts'

export const emailText = defineType({
  name: 'emailText',
  title: 'Words of an e-mail',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      type: 'string',
      description: 'The name by which the site knows the e-mail.',
      readOnly: true,
      validation: (rule) =>
        rule.required().custom((value) => unknownName(value, emailNames) ?? true),
    }),
    line('subject', 'The subject line.'),
    optionalLine('preheader', 'The words that mail programs show after the subject.'),
    requiredLines(
      'body',
      'The paragraphs. {firstName} and the words of the site settings are filled in.',
    ),
    optionalLine('button', 'The words on the button, if the e-mail has one.'),
    optionalLine('note', 'A small note under the button.'),
  ],
  preview: {select: {title: 'subject', subtitle: 'name'}},
})
