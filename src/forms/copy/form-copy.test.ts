import type {FormDocument} from './form-copy.ts'
import {carerCopy, downloadCopy, waitlistCopy} from './copy-of-forms.ts'

const field = (name: string): NonNullable<FormDocument['fields']>[number] => ({
  _key: name,
  name,
  label: `The ${name}`,
  hint: null,
  autocomplete: null,
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
  fields: ['firstName', 'lastName', 'email', 'wantsNewsletter'].map(field),
  submit: 'Send',
  submitting: 'Submitting...',
  close: 'Close',
  privacy: null,
  messages: ['success', 'failure', 'errorSummary'].map(message),
  picture: null,
}

describe('the words of a form', () => {
  it('are found by the names the form knows them by', () => {
    const copy = waitlistCopy(document)
    expect(copy.fields.email.label).toBe('The email')
    expect(copy.messages.failure).toBe('The failure')
    expect(copy.buttons).toEqual({submit: 'Send', submitting: 'Submitting...', close: 'Close'})
  })

  it.each([
    ['the field "email"', {...document, fields: [field('firstName'), field('lastName')]}],
    ['the message "failure"', {...document, messages: [message('success')]}],
    ['the button "submitting"', {...document, submitting: null}],
  ])('are missed by name: %s', (what, incomplete) => {
    expect(() => waitlistCopy(incomplete)).toThrow(
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
    expect(carerCopy(carer).buttons).toEqual({close: 'Close'})
    expect(() => downloadCopy(carer)).toThrow('lacks the field "email"')
  })
})
