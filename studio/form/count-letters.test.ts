import {countLetters} from './count-letters.ts'

describe('countLetters', () => {
  it.each([
    ['', '0 of 5 letters', false],
    [undefined, '0 of 5 letters', false],
    ['Fifth', '5 of 5 letters', false],
    ['Sixths', '6 of 5 letters, 1 too many', true],
    // One character for people, two UTF-16 units in JavaScript.
    ['🏠'.repeat(5), '5 of 5 letters', false],
  ])('counts %j as %s', (value, text, isTooLong) => {
    expect(countLetters(value, 5)).toEqual({text, isTooLong})
  })

  it('returns undefined without a limit', () => {
    expect(countLetters('Any', undefined)).toBeUndefined()
  })
})
