import {requireForForm, checkMessage} from './form-section.ts'

describe('requireForForm', () => {
  const check = (value: unknown, section: unknown) =>
    requireForForm(value, section, 'download', 'Choose the store.')

  it('returns the message when the chosen form needs the field', () => {
    expect(check(undefined, {form: 'download'})).toBe('Choose the store.')
    expect(check('', {form: 'download'})).toBe('Choose the store.')
    expect(check('appstore', {form: 'download'})).toBeUndefined()
  })

  it('returns undefined for other forms', () => {
    expect(check(undefined, {form: 'contact'})).toBeUndefined()
    expect(check(undefined, undefined)).toBeUndefined()
  })
})

describe('checkMessage', () => {
  it.each([
    ['success', 'waitlist'],
    ['trapSuccess', 'contact'],
  ])('accepts the key %s of the form %s', (key, form) => {
    expect(checkMessage(key, {form})).toBeUndefined()
  })

  it.each([
    ['trapSuccess', 'waitlist'],
    ['succes', 'contact'],
    ['toString', 'contact'],
  ])('rejects the key %s of the form %s', (key, form) => {
    expect(checkMessage(key, {form})).toContain('This form has no such message. It has: ')
  })

  it('accepts any key until a form is chosen', () => {
    expect(checkMessage('success', {})).toBeUndefined()
  })
})
