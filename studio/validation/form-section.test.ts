import {checkMessage} from './form-section.ts'

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
