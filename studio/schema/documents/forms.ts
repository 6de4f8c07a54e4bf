import {type ArrayOptions, defineArrayMember} from 'sanity'
import {validateFormText} from '#shared/validate-form-text.ts'
import * as f from '#studio/schema/fields.ts'
import {emailNames} from '#shared/emails.ts'
import {checkName} from '#studio/validation/value-checks.ts'

const formField = f.defineObject({
  name: 'formField',
  title: 'Field',
  fields: {
    label: f.line('The words above the field.'),
    hint: f.optionalLine('A short help between label and field.'),
    initiallyChecked: f.toggle('For a tick box: whether it is ticked at the start.', false),
    options: f.lines('For a list of choices: the choices from top to bottom.'),
    errorEmpty: f.optionalLine('What is said when the field is empty.'),
    errorFormat: f.optionalLine('What is said when the text does not have the right form.'),
    name: f.readOnlyLine('The name by which the site knows the field. It cannot be changed.'),
  },
  preview: {select: {title: 'label', subtitle: 'name'}},
})

const formMessage = f.defineObject({
  name: 'formMessage',
  title: 'Message',
  fields: {
    text: f.line('The words of the message.'),
    key: f.readOnlyLine('The name by which the site knows the message. It cannot be changed.'),
  },
})

const formSubject = f.defineObject({
  name: 'formSubject',
  title: 'Subject',
  fields: {
    key: f.custom({
      type: 'string',
      description: 'The name in the address, such as my-data.',
      validation: (rule) =>
        rule.required().regex(/^[a-z]+(-[a-z]+)*$/, {name: 'lower-case words joined by hyphens'}),
    }),
    heading: f.optionalLine('The headline of the page for this subject. Empty: that of the page.'),
    lead: f.optionalParagraph(
      'The sentence under it, such as who replies. Empty: that of the page.',
    ),
    parent: f.reference(
      'page',
      'The page that leads to this subject, which stands in the line above the headline. Empty: the contact page.',
    ),
    formHeading: f.optionalLine('The heading of the form. Empty: the title of the form.'),
    messageLabel: f.optionalLine('The words above the message. Empty: those of the form.'),
    messageHint: f.optionalLine('The help under them. Empty: that of the form.'),
    text: f.line('What the message is about, for the colleague who answers it.'),
    asksOrganisation: f.toggle(
      'Whether the form has a box for the name of the organisation, which must be filled in.',
      false,
    ),
    submit: f.optionalLine('The button that sends the form. Empty: that of the form.'),
    next: f.optionalLine('What happens after it was sent. Empty: that of the form.'),
  },
  preview: {select: {title: 'text', subtitle: 'key'}},
})

/** Code finds each item by name, so editors cannot add, remove or duplicate any. */
const fixedList: ArrayOptions = {
  disableActions: ['add', 'addBefore', 'addAfter', 'duplicate', 'remove', 'copy'],
}

export const formText = f.defineDocument({
  name: 'formText',
  title: 'Words of a form',
  description:
    'What a form says, from its title to its messages. Some words are fixed letter by letter.',
  ...f.tabs({
    'The form': {
      title: f.line('The title of the form.'),
      intro: f.optionalParagraph('One to three sentences under the title.'),
      fields: {...f.list(formField, 'The words of each field.'), options: fixedList},
      submit: f.optionalLine(
        'The button that sends the form. Empty only when there is nothing to send.',
      ),
      submitting: f.optionalLine('The same button while the form is being sent.'),
      close: f.optionalLine('The button that closes the form.'),
      privacy: f.field(
        'richText',
        'What happens with the details, with a link to the privacy notice.',
      ),
      picture: f.field('picture', 'The picture beside the form. May stay empty.'),
      name: f.readOnlyLine('The name by which the site knows the form. It cannot be changed.'),
    },
    'Messages and subjects': {
      messages: {
        ...f.list(
          formMessage,
          'What the form says after it was sent or when something went wrong.',
        ),
        options: fixedList,
      },
      subjects: {
        ...f.list(
          formSubject,
          'For the contact form: what a message can be about. A link to /contact/ and the name opens the form with the words as the first line of the message. For the waitlist: the headline of the page about one service, such as /register-interest/gp.',
        ),
        hidden: ({document}) => !['contact', 'waitlist'].includes(String(document?.['name'])),
      },
    },
  }),
  validation: (rule) =>
    rule.custom((value) => (value === undefined ? true : validateFormText(value))),
  preview: {select: {title: 'title', subtitle: 'name', media: 'picture.image'}},
})

export const emailText = f.defineDocument({
  name: 'emailText',
  title: 'Words of an e-mail',
  description: 'What an e-mail says. It is sent with the words that are published when it is sent.',
  fields: f.fieldsOf({
    subject: f.textWithLimit('The subject line.', {
      letters: 60,
      why: 'Mail programs on telephones cut it.',
    }),
    preheader: {
      ...f.titled(
        'Words after the subject',
        f.optionalLine('The words that mail programs show after the subject.'),
      ),
      options: {letters: 100},
    },
    body: f.list(
      defineArrayMember({type: 'text', rows: 4}),
      'The paragraphs. {firstName}, {site} (the address of the website, such as {site}/faq) and the words of the site settings are filled in; {list} in the two e-mails that confirm a registration: what is now on the list under the address; {title}, {text} and {points} of the update in the newsletter.',
      {min: 1},
    ),
    button: f.optionalLine('The words on the button, if the e-mail has one.'),
    note: f.optionalLine('A small note under the button.'),
    name: f.custom({
      type: 'string',
      description: 'The name by which the site knows the e-mail. It cannot be changed.',
      readOnly: true,
      validation: (rule) => rule.required().custom((value) => checkName(value, emailNames) ?? true),
    }),
  }),
  preview: {select: {title: 'subject', subtitle: 'name'}},
})
