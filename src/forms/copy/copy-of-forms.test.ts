import {exactWords} from '#model/fixed-copy.ts'
import {type FormName, formNames} from '#model/forms.ts'
import type {FormDocument} from './form-copy.ts'
import {
  carerWords,
  contactWords,
  downloadWords,
  earlyAccessWords,
  interestWords,
  providerInterestWords,
  waitlistWords,
} from './copy-of-forms.ts'

const read: Record<FormName, (document: FormDocument) => {fields: object; messages: object}> = {
  waitlist: waitlistWords,
  earlyAccess: earlyAccessWords,
  providerInterest: providerInterestWords,
  contact: contactWords,
  download: downloadWords,
  interest: interestWords,
  carer: carerWords,
}

/** A document with what the Studio asks editors for, and nothing else. */
const asked = (name: FormName): FormDocument => ({
  _id: `form-${name}`,
  _type: 'formText',
  name,
  title: name,
  intro: null,
  fields: Object.keys(exactWords[name].fields).map((field) => ({
    _key: field,
    name: field,
    label: field,
    hint: null,
    autocomplete: null,
    initiallyChecked: null,
    options: null,
    errorEmpty: null,
    errorFormat: null,
  })),
  submit: 'Send',
  submitting: 'Sending...',
  close: 'Close',
  privacy: null,
  messages: Object.keys(exactWords[name].messages).map((key) => ({_key: key, key, text: key})),
  picture: null,
})

describe.each(formNames)('the form %s', (name) => {
  it('needs exactly the words that the Studio asks for', () => {
    const words = read[name](asked(name))
    const {fields, messages} = exactWords[name]
    expect(Object.keys(words.fields).sort()).toEqual(Object.keys(fields).sort())
    expect(Object.keys(words.messages).sort()).toEqual(Object.keys(messages).sort())
  })
})
