import {type FormDocument, readFormCopy} from './form-copy.ts'
import {formNames, forms, formSpec} from '#model/forms/all-forms.ts'

const field = (name: string): NonNullable<FormDocument['fields']>[number] => ({
  _key: name,
  name,
  label: `The ${name}`,
  hint: null,
  initiallyChecked: null,
  options: null,
  errorEmpty: null,
  errorFormat: null,
})

const message = (key: string) => ({_key: key, key, text: `The ${key}`})

const document: FormDocument = {
  _id: 'form-waitlist',
  _type: 'formText',
  name: 'waitlist',
  title: 'Join',
  intro: null,
  fields: Object.keys(forms.waitlist.fields).map(field),
  submit: 'Send',
  submitting: 'Submitting...',
  close: 'Close',
  privacy: null,
  messages: Object.keys(forms.waitlist.messages).map(message),
  subjects: null,
  picture: null,
}

describe('the words of a form', () => {
  it('are found by the names the form knows them by', () => {
    const copy = readFormCopy(document, forms.waitlist)
    expect(copy.fields.email.label).toBe('The email')
    expect(copy.messages.failure).toBe('The failure')
    expect(copy.buttons).toEqual({submit: 'Send', submitting: 'Submitting...', close: 'Close'})
  })

  it.each([
    ['the field "email"', {...document, fields: [field('firstName'), field('lastName')]}],
    ['the message "failure"', {...document, messages: [message('success')]}],
    ['the button "submitting"', {...document, submitting: null}],
  ])('are missed by name: %s', (what, incomplete) => {
    expect(() => readFormCopy(incomplete, forms.waitlist)).toThrow(
      `The form text "waitlist" lacks ${what}. Add it in the Studio under "Words of a form".`,
    )
  })

  it('need only what the form has', () => {
    const carer = {
      ...document,
      fields: [field('likelihood')],
      messages: [message('noForm'), message('join')],
      submit: null,
      submitting: null,
    }
    expect(readFormCopy(carer, forms.carer).buttons).toEqual({close: 'Close'})
    expect(() => readFormCopy(carer, forms.download)).toThrow('lacks the field "email"')
  })

  it.each(formNames)(
    'are all there for %s when the document has what the Studio asks for',
    (name) => {
      const {fields, messages, buttons} = formSpec(name)
      const asked = {
        ...document,
        name,
        fields: Object.keys(fields).map(field),
        messages: Object.keys(messages).map(message),
      }
      const copy = readFormCopy(asked, formSpec(name))
      expect(Object.keys(copy.fields)).toEqual(Object.keys(fields))
      expect(Object.keys(copy.messages)).toEqual(Object.keys(messages))
      expect(Object.keys(copy.buttons)).toEqual(buttons)
    },
  )
})
