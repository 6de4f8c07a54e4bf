import {isSecretLike, PreviewGuesses} from './preview-guesses.ts'

describe('isSecretLike', () => {
  it.each([
    ['a'.repeat(43), true],
    ['secret_of-a-test', true],
    ['guessed', false],
    ['a'.repeat(101), false],
    ["'] | *[true]", false],
    [null, false],
  ])('returns for %j: %s', (text, expected) => {
    expect(isSecretLike(text)).toBe(expected)
  })
})

describe('PreviewGuesses', () => {
  it('lets a network send its number of wrong secrets, and then wait', async () => {
    const guesses = new PreviewGuesses(2, 60)
    await guesses.record('203.0.113.1')
    expect(await guesses.wait('203.0.113.1')).toBe(0)
    await guesses.record('203.0.113.1')
    expect(await guesses.wait('203.0.113.1')).toBe(60)
    expect(await guesses.wait('203.0.113.2')).toBe(0)
  })
})
