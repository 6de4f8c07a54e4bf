import {forms, type FormName, type Forms, formSpec} from '#shared/forms/all-forms.ts'
import type {CardContent} from '#shared/waitlist-card.ts'
import {type FormCopy, type FormDocument, readFormCopy} from '#forms/form-copy.ts'

const field = (name: string): NonNullable<FormDocument['fields']>[number] => ({
  _key: name,
  name,
  label: `The ${name}`,
  hint: null,
  initiallyChecked: null,
  options: null,
  errorEmpty: `Enter the ${name}`,
  errorFormat: `Write the ${name} like this`,
})

/** Creates a complete `formText` document. */
export function exampleDocument(name: FormName): FormDocument {
  const {fields, messages} = formSpec(name)
  return {
    _id: `form-${name}`,
    _type: 'formText',
    name,
    title: `The form ${name}`,
    intro: `About the form ${name}`,
    fields: Object.keys(fields).map(field),
    submit: 'Send',
    submitting: 'Sending...',
    close: 'Close',
    privacy: null,
    messages: Object.keys(messages).map((key) => ({
      _key: key,
      key,
      text: key === 'sentTo' ? 'To {yourEmail}' : `The message ${key}`,
    })),
    subjects: null,
    picture: null,
  }
}

/** Creates the copy of a form. */
export function exampleCopy<Name extends FormName>(name: Name): FormCopy<Forms[Name]> {
  return readFormCopy(exampleDocument(name), forms[name])
}

/** Content of the card of the waitlist. */
export const exampleCard: CardContent = {
  copy: {
    cardLabel: 'The label',
    cardRegister: 'The register',
    cardTitle: 'On the list',
    cardTitleArea: 'On the list for {area}',
    cardNotStarted: 'Not yet.',
    cardWhen: 'We will write.',
    cardWhenOpen: 'We will write when we open.',
    keepCard: 'Keep',
    printCard: 'Print',
    shareCard: 'Share',
    cardJoined: 'Joined',
    next: 'Leave by email.',
  },
  address: 'site.example',
  doors: [
    {key: 'gp', doorNumber: 17, status: 'launched'},
    {key: 'carer', doorNumber: 23, status: 'comingSoon'},
  ],
}
