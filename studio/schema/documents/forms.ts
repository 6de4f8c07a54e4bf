import {type ArrayOptions, defineArrayMember} from 'sanity'
import {validateFormText} from '#shared/validate-form-text.ts'
import {
  custom,
  defineDocument,
  defineObject,
  field,
  fieldsOf,
  line,
  lines,
  list,
  optionalLine,
  optionalParagraph,
  readOnlyLine,
  reference,
  tabs,
  textWithLimit,
  titled,
  toggle,
} from '#studio/schema/fields.ts'
import {emailNames} from '#shared/emails.ts'
import {checkName} from '#studio/validation/value-checks.ts'

const formField = defineObject({
  name: 'formField',
  title: 'Field',
  fields: {
    label: line('The words above the field.'),
    hint: optionalLine('A short help between label and field.'),
    initiallyChecked: toggle('For a tick box: whether it is ticked at the start.', false),
    options: lines('For a list of choices: the choices from top to bottom.'),
    errorEmpty: optionalLine('What is said when the field is empty.'),
    errorFormat: optionalLine('What is said when the text does not have the right form.'),
    name: readOnlyLine('The name by which the site knows the field. It cannot be changed.'),
  },
  preview: {select: {title: 'label', subtitle: 'name'}},
})

const formMessage = defineObject({
  name: 'formMessage',
  title: 'Message',
  fields: {
    text: line('The words of the message.'),
    key: readOnlyLine('The name by which the site knows the message. It cannot be changed.'),
  },
})

const formSubject = defineObject({
  name: 'formSubject',
  title: 'Subject',
  fields: {
    key: custom({
      type: 'string',
      description: 'The name in the address, such as my-data.',
      validation: (rule) =>
        rule.required().regex(/^[a-z]+(-[a-z]+)*$/, {name: 'lower-case words joined by hyphens'}),
    }),
    heading: optionalLine('The headline of the page for this subject. Empty: that of the page.'),
    lead: optionalParagraph('The sentence under it, such as who replies. Empty: that of the page.'),
    parent: reference(
      'page',
      'The page that leads to this subject, which stands in the line above the headline. Empty: the contact page.',
    ),
    formHeading: optionalLine('The heading of the form. Empty: the title of the form.'),
    messageLabel: optionalLine('The words above the message. Empty: those of the form.'),
    messageHint: optionalLine('The help under them. Empty: that of the form.'),
    text: line('What the message is about, for the colleague who answers it.'),
    asksOrganisation: toggle(
      'Whether the form has a box for the name of the organisation, which must be filled in.',
      false,
    ),
    submit: optionalLine('The button that sends the form. Empty: that of the form.'),
  },
  preview: {select: {title: 'text', subtitle: 'key'}},
})

/** Code finds each item by name, so editors cannot add, remove or duplicate any. */
const fixedList: ArrayOptions = {
  disableActions: ['add', 'addBefore', 'addAfter', 'duplicate', 'remove', 'copy'],
}

export const formText = defineDocument({
  name: 'formText',
  title: 'Words of a form',
  description:
    'What a form says, from its title to its messages. Some words are fixed letter by letter.',
  ...tabs({
    'The form': {
      title: line('The title of the form.'),
      intro: optionalParagraph('One to three sentences under the title.'),
      fields: {...list(formField, 'The words of each field.'), options: fixedList},
      submit: optionalLine(
        'The button that sends the form. Empty only when there is nothing to send.',
      ),
      submitting: optionalLine('The same button while the form is being sent.'),
      close: optionalLine('The button that closes the form.'),
      privacy: field(
        'richText',
        'What happens with the details, with a link to the privacy notice.',
      ),
      picture: field('picture', 'The picture beside the form. May stay empty.'),
      name: readOnlyLine('The name by which the site knows the form. It cannot be changed.'),
    },
    'Messages and subjects': {
      messages: {
        ...list(formMessage, 'What the form says after it was sent or when something went wrong.'),
        options: fixedList,
      },
      subjects: {
        ...list(
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
      options: {letters: 100},
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
