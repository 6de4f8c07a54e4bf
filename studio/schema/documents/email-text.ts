import {defineArrayMember, defineField, defineType} from 'sanity'
import {emailNames} from '#shared/emails.ts'
import {checkName} from '#studio/validation/value-checks.ts'
import {textWithLimit, optionalLine, titled} from '#studio/schema/fields.ts'
import {letterLimit} from '#studio/schema/letter-limit.ts'

export const emailText = defineType({
  name: 'emailText',
  title: 'Words of an e-mail',
  type: 'document',
  description: 'What an e-mail says. It is sent with the words that are published when it is sent.',
  fields: [
    textWithLimit('subject', 'The subject line.', {
      letters: 60,
      why: 'Mail programs on telephones cut it.',
    }),
    {
      ...titled(
        'Words after the subject',
        optionalLine('preheader', 'The words that mail programs show after the subject.'),
      ),
      options: letterLimit(100),
    },
    defineField({
      name: 'body',
      type: 'array',
      description:
        'The paragraphs. {firstName}, {site} (the address of the website, such as {site}/faq) and the words of the site settings are filled in; {list} in the two e-mails that confirm a registration: what is now on the list under the address; {title}, {text} and {points} of the update in the newsletter.',
      of: [defineArrayMember({type: 'text', rows: 4})],
      validation: (rule) => rule.required().min(1),
    }),
    optionalLine('button', 'The words on the button, if the e-mail has one.'),
    optionalLine('note', 'A small note under the button.'),
    defineField({
      name: 'name',
      type: 'string',
      description: 'The name by which the site knows the e-mail. It cannot be changed.',
      readOnly: true,
      validation: (rule) => rule.required().custom((value) => checkName(value, emailNames) ?? true),
    }),
  ],
  preview: {select: {title: 'subject', subtitle: 'name'}},
})
