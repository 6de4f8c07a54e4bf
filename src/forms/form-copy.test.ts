import {exampleDocument} from '#forms/testing/example-copy.ts'
import {formNames, forms, formSpec} from '#shared/forms/all-forms.ts'
import {readFormCopy} from './form-copy.ts'

const document = exampleDocument('waitlist')
const carer = exampleDocument('carer')

describe('readFormCopy', () => {
  const without = (name: string) => ({
    ...document,
    fields: document.fields?.filter((field) => field.name !== name) ?? [],
    messages: document.messages?.filter(({key}) => key !== name) ?? [],
  })

  it.each([
    ['the field "email"', without('email')],
    ['the message "failure"', without('failure')],
    ['the button "submitting"', {...document, submitting: null}],
  ])('throws when %s is missing', (what, incomplete) => {
    expect(() => readFormCopy(incomplete, forms.waitlist)).toThrow(`"waitlist" lacks ${what}`)
  })

  it('ignores buttons that the form does not have', () => {
    const withoutButtons = {...carer, submit: null, submitting: null}
    expect(readFormCopy(withoutButtons, forms.carer).buttons).toEqual({close: 'Close'})
    expect(() => readFormCopy(withoutButtons, forms.download)).toThrow('lacks the field "email"')
  })

  it.each(formNames)('returns all copy of %s when the document is complete', (name) => {
    const {fields, messages, buttons} = formSpec(name)
    const copy = readFormCopy(exampleDocument(name), formSpec(name))
    expect(Object.keys(copy.fields)).toEqual(Object.keys(fields))
    expect(Object.keys(copy.messages)).toEqual(Object.keys(messages))
    expect(Object.keys(copy.buttons)).toEqual(buttons)
  })
})
