import {exampleDocument} from '#forms/testing/example-copy.ts'
import {formNames, forms, formSpec} from '#shared/forms/all-forms.ts'
import {readFormCopy} from './form-copy.ts'

const document = exampleDocument('waitlist')
const carer = exampleDocument('carer')

describe('the words of a form', () => {
  it('are found by the names the form knows them by', () => {
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
  ])('are missed by name: %s', (what, incomplete) => {
    expect(() => readFormCopy(incomplete, forms.waitlist)).toThrow(
      `The form text "waitlist" lacks ${what}. Add it in the Studio under "Words of a form".`,
    )
  })

  it('need only what the form has', () => {
    const withoutButtons = {...carer, submit: null, submitting: null}
    expect(readFormCopy(withoutButtons, forms.carer).buttons).toEqual({close: 'Close'})
    expect(() => readFormCopy(withoutButtons, forms.download)).toThrow('lacks the field "email"')
  })

  it.each(formNames)(
    'are all there for %s when the document has what the Studio asks for',
    (name) => {
      const {fields, messages, buttons} = formSpec(name)
      const copy = readFormCopy(exampleDocument(name), formSpec(name))
      expect(Object.keys(copy.fields)).toEqual(Object.keys(fields))
      expect(Object.keys(copy.messages)).toEqual(Object.keys(messages))
      expect(Object.keys(copy.buttons)).toEqual(buttons)
    },
  )
})
