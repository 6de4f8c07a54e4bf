import {exampleDocument} from '#forms/testing/example-copy.ts'
import {formNames, forms, formSpec} from '#shared/forms/all-forms.ts'
import {readFormCopy} from './form-copy.ts'

const document = exampleDocument('waitlist')
const carer = exampleDocument('carer')

describe('readFormCopy', () => {
  it("returns copy by the form's names", () => {
    const copy = readFormCopy(document, forms.waitlist)
    expect(copy.fields.email.label).toBe('The email')
    expect(copy.messages.failure).toBe('The message failure')
    expect(copy.buttons).toEqual({submit: 'Send', submitting: 'Sending...', close: 'Close'})
  })

  it.each([
    [
      'the field "email"',
      {...document, fields: (document.fields ?? []).filter(({name}) => name !== 'email')},
    ],
    [
      'the message "failure"',
      {...document, messages: (document.messages ?? []).filter(({key}) => key !== 'failure')},
    ],
    ['the button "submitting"', {...document, submitting: null}],
  ])('throws when %s is missing', (what, incomplete) => {
    expect(() => readFormCopy(incomplete, forms.waitlist)).toThrow(
      `The form text "waitlist" lacks ${what}. Add it in the Studio under "Words of a form".`,
    )
  })

  it('returns null for a field and a message that older datasets lack', () => {
    const older = {
      ...document,
      fields: (document.fields ?? []).filter(({name}) => name !== 'service'),
      messages: (document.messages ?? []).filter(({key}) => key !== 'next'),
    }
    const {fields, messages} = readFormCopy(older, forms.waitlist)
    expect([fields.service, messages.next]).toEqual([null, null])
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
