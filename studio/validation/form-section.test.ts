import {missingForForm, unknownMessage} from './form-section.ts'

describe('a field that one form needs', () => {
  const check = (value: unknown, section: unknown) =>
    missingForForm(value, section, 'download', 'Choose the store.')

  it('has to be filled in for that form', () => {
    expect(check(undefined, {form: 'download'})).toBe('Choose the store.')
    expect(check('', {form: 'download'})).toBe('Choose the store.')
    expect(check('appstore', {form: 'download'})).toBeUndefined()
  })

  it('may stay empty for the others', () => {
    expect(check(undefined, {form: 'contact'})).toBeUndefined()
    expect(check(undefined, undefined)).toBeUndefined()
  })
})

describe('the message that a page shows after a form', () => {
  it.each([
    ['success', 'waitlist'],
    ['otherFailed', 'earlyAccess'],
    ['successToast', 'providerInterest'],
    ['trapSuccess', 'contact'],
  ])('is %s of %s', (key, form) => {
    expect(unknownMessage(key, {form})).toBeUndefined()
  })

  it.each([
    ['trapSuccess', 'waitlist'],
    ['succes', 'contact'],
    ['toString', 'contact'],
  ])('is not %s of %s', (key, form) => {
    expect(unknownMessage(key, {form})).toContain('This form has no such message. It has: ')
  })

  it('is not looked for before the form is chosen', () => {
    expect(unknownMessage('success', {})).toBeUndefined()
  })
})
