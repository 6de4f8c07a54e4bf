import {type ArrayActionName, defineArrayMember, defineField, defineType} from 'sanity'
import {validateFormText} from '#shared/validate-form-text.ts'
import {
  inGroup,
  line,
  lines,
  optionalLine,
  optionalParagraph,
  field,
  readOnlyLine,
  reference,
  toggle,
  titled,
} from '#studio/schema/fields.ts'

const formField = defineArrayMember({
  name: 'formField',
  title: 'Field',
  type: 'object',
  fields: [
    line('label', 'The words above the field.'),
    optionalLine('hint', 'A short help between label and field.'),
    titled(
      'Ticked at the start',
      toggle('initiallyChecked', 'For a tick box: whether it is ticked at the start.', false),
    ),
    lines('options', 'For a list of choices: the choices from top to bottom.'),
    titled(
      'Message when empty',
      optionalLine('errorEmpty', 'What is said when the field is empty.'),
    ),
    titled(
      'Message when malformed',
      optionalLine('errorFormat', 'What is said when the text does not have the right form.'),
    ),
    readOnlyLine('name', 'The name by which the site knows the field. It cannot be changed.'),
  ],
  preview: {select: {title: 'label', subtitle: 'name'}},
})

const formMessage = defineArrayMember({
  name: 'formMessage',
  title: 'Message',
  type: 'object',
  fields: [
    line('text', 'The words of the message.'),
    titled(
      'Name in the code',
      readOnlyLine('key', 'The name by which the site knows the message. It cannot be changed.'),
    ),
  ],
  preview: {select: {title: 'text', subtitle: 'key'}},
})

const formSubject = defineArrayMember({
  name: 'formSubject',
  title: 'Subject',
  type: 'object',
  fields: [
    defineField({
      name: 'key',
      title: 'Name in the code',
      type: 'string',
      description: 'The name in the address, such as my-data.',
      validation: (rule) =>
        rule.required().regex(/^[a-z]+(-[a-z]+)*$/, {name: 'lower-case words joined by hyphens'}),
    }),
    optionalLine('heading', 'The headline of the page for this subject. Empty: that of the page.'),
    optionalParagraph(
      'lead',
      'The sentence under it, such as who replies. Empty: that of the page.',
    ),
    titled(
      'Page above it',
      reference(
        'parent',
        'page',
        'The page that leads to this subject, which stands in the line above the headline. Empty: the contact page.',
      ),
    ),
    optionalLine('formHeading', 'The heading of the form. Empty: the title of the form.'),
    titled(
      'Label of the message',
      optionalLine('messageLabel', 'The words above the message. Empty: those of the form.'),
    ),
    titled(
      'Help for the message',
      optionalLine('messageHint', 'The help under them. Empty: that of the form.'),
    ),
    line('text', 'What the message is about, for the colleague who answers it.'),
    defineField({
      name: 'asksOrganisation',
      title: 'Ask for the organisation',
      type: 'boolean',
      description:
        'Whether the form has a box for the name of the organisation, which must be filled in.',
      initialValue: false,
    }),
    titled(
      'Button that sends',
      optionalLine('submit', 'The button that sends the form. Empty: that of the form.'),
    ),
  ],
  preview: {select: {title: 'text', subtitle: 'key'}},
})

/** Code finds each item by name, so editors cannot add, remove or duplicate any. */
const fixedList: ArrayActionName[] = ['add', 'addBefore', 'addAfter', 'duplicate', 'remove', 'copy']

export const formText = defineType({
  name: 'formText',
  title: 'Words of a form',
  type: 'document',
  description:
    'What a form says, from its title to its messages. Some words are fixed letter by letter.',
  groups: [
    {name: 'form', title: 'The form', default: true},
    {name: 'answers', title: 'Messages and subjects'},
  ],
  fields: [
    ...inGroup('form', [
      line('title', 'The title of the form.'),
      optionalParagraph('intro', 'One to three sentences under the title.'),
      defineField({
        name: 'fields',
        type: 'array',
        description: 'The words of each field.',
        of: [formField],
        options: {disableActions: fixedList},
      }),
      titled(
        'Button that sends',
        optionalLine(
          'submit',
          'The button that sends the form. Empty only when there is nothing to send.',
        ),
      ),
      titled(
        'Button while it is sent',
        optionalLine('submitting', 'The same button while the form is being sent.'),
      ),
      optionalLine('close', 'The button that closes the form.'),
      field(
        'privacy',
        'richText',
        'What happens with the details, with a link to the privacy notice.',
      ),
      field('picture', 'picture', 'The picture beside the form. May stay empty.'),
      readOnlyLine('name', 'The name by which the site knows the form. It cannot be changed.'),
    ]),
    ...inGroup('answers', [
      defineField({
        name: 'messages',
        type: 'array',
        description: 'What the form says after it was sent or when something went wrong.',
        of: [formMessage],
        options: {disableActions: fixedList},
      }),
      defineField({
        name: 'subjects',
        type: 'array',
        description:
          'For the contact form: what a message can be about. A link to /contact/ and the name opens the form with the words as the first line of the message. For the waitlist: the headline of the page about one service, such as /register-interest/gp.',
        of: [formSubject],
        hidden: ({document}) => !['contact', 'waitlist'].includes(String(document?.['name'])),
      }),
    ]),
  ],
  validation: (rule) =>
    rule.custom((value) => (value === undefined ? true : validateFormText(value))),
  preview: {select: {title: 'title', subtitle: 'name', media: 'picture.image'}},
})
