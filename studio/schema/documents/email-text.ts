import {defineArrayMember} from 'sanity'
import {emailNames} from '#shared/emails.ts'
import {checkName} from '#studio/validation/value-checks.ts'
import {
  defineDocument,
  custom,
  fieldsOf,
  list,
  optionalLine,
  textWithLimit,
  titled,
} from '#studio/schema/fields.ts'
import {letterLimit} from '#studio/schema/letter-limit.ts'

export const emailText = defineDocument({
  name: 'emailText',
  title: 'Words of an e-mail',
  description: 'What an e-mail says. It is sent with the words that are published when it is sent.',
  fields: fieldsOf({
    subject: textWithLimit('The subject line.', {
      letters: 60,
      why: 'Mail programs on telephones cut it.',
    }),
    preheader: {
      ...titled(
        'Words after the subject',
        optionalLine('The words that mail programs show after the subject.'),
      ),
      options: letterLimit(100),
    },
    body: list(
      defineArrayMember({type: 'text', rows: 4}),
      'The paragraphs. {firstName}, {site} (the address of the website, such as {site}/faq) and the words of the site settings are filled in; {list} in the two e-mails that confirm a registration: what is now on the list under the address; {title}, {text} and {points} of the update in the newsletter.',
      {min: 1},
    ),
    button: optionalLine('The words on the button, if the e-mail has one.'),
    note: optionalLine('A small note under the button.'),
    name: custom({
      type: 'string',
      description: 'The name by which the site knows the e-mail. It cannot be changed.',
      readOnly: true,
      validation: (rule) => rule.required().custom((value) => checkName(value, emailNames) ?? true),
    }),
  }),
  preview: {select: {title: 'subject', subtitle: 'name'}},
})
