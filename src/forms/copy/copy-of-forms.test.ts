import {fixedCopy} from '#model/fixed-copy.ts'
import {type FormName, formNames} from '#model/forms.ts'
import type {FormDocument} from './form-copy.ts'
import {
  carerCopy,
  contactCopy,
  downloadCopy,
  earlyAccessCopy,
  interestCopy,
  providerInterestCopy,
  waitlistCopy,
} from './copy-of-forms.ts'

const read: Record<FormName, (document: FormDocument) => {fields: object; messages: object}> = {
  waitlist: waitlistCopy,
  earlyAccess: earlyAccessCopy,
  providerInterest: providerInterestCopy,
  contact: contactCopy,
  download: downloadCopy,
  interest: interestCopy,
  carer: carerCopy,
}

/** A document with what the Studio asks editors for, and nothing else. */
const asked = (name: FormName): FormDocument => ({
  _id: `form-${name}`,
  _type: 'formText',
  name,
  title: name,
  intro: null,
  fields: Object.keys(fixedCopy[name].fields).map((field) => ({
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
  messages: Object.keys(fixedCopy[name].messages).map((key) => ({_key: key, key, text: key})),
  picture: null,
})

describe.each(formNames)('the form %s', (name) => {
  it('needs exactly the words that the Studio asks for', () => {
    const copy = read[name](asked(name))
    const {fields, messages} = fixedCopy[name]
    expect(Object.keys(copy.fields).sort()).toEqual(Object.keys(fields).sort())
    expect(Object.keys(copy.messages).sort()).toEqual(Object.keys(messages).sort())
  })
})
