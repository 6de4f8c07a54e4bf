import {countLetters} from './count-letters.ts'

describe('the count of letters under a field', () => {
  it.each([
    ['', '0 of 5 letters', false],
    [undefined, '0 of 5 letters', false],
    ['Fifth', '5 of 5 letters', false],
    ['Sixths', '6 of 5 letters, 1 too many', true],
    // One letter for people, two for JavaScript.
    ['🏠'.repeat(5), '5 of 5 letters', false],
  ])('%j is %s', (value, text, isTooLong) => {
    expect(countLetters(value, 5)).toEqual({text, isTooLong})
  })

  it('is missing where any length will do', () => {
    expect(countLetters('Any', undefined)).toBeUndefined()
  })
})
