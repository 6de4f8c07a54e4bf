import {defineType} from 'sanity'
import {line, optionalLine, requiredLines} from '../fields.ts'

export const emailText = defineType({
  name: 'emailText',
  title: 'Words of an e-mail',
  type: 'document',
  fields: [
    line('name', 'The name by which the site knows the e-mail. Do not change it.'),
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
