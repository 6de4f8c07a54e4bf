import {pressWord, wordsOf} from './highlight-words.ts'

const headline = 'Healthcare is  at home.'
const chosen = (highlight?: string) =>
  wordsOf(headline, highlight).flatMap(({text, isChosen}) => (isChosen ? [text] : []))
const press = (highlight: string | undefined, index: number) =>
  pressWord(headline, wordsOf(headline, highlight), index)

describe('wordsOf', () => {
  it.each<[string | undefined, string[]]>([
    ['', []],
    ['at home.', ['at', 'home.']],
    ['Healthcare is  at home.', ['Healthcare', 'is', 'at', 'home.']],
    // A highlight from an earlier version may end within a word.
    ['hom', ['home.']],
    ['elsewhere', []],
  ])('marks the words that %j covers', (highlight, words) => {
    expect(chosen(highlight)).toEqual(words)
  })

  it('marks the first occurrence, as the site does', () => {
    expect(wordsOf('home, home', 'home').map(({isChosen}) => isChosen)).toEqual([true, false])
  })
})

describe('pressWord', () => {
  it.each<[string, string | undefined, number, string | undefined]>([
    ['selects the first pressed word', undefined, 3, 'home.'],
    ['starts over when the headline does not contain the highlight', 'elsewhere', 2, 'at'],
    ['extends the selection to the left', 'home.', 2, 'at home.'],
    ['extends the selection to the right', 'Healthcare', 1, 'Healthcare is'],
    ['includes the words and exact spaces in between', 'home.', 1, 'is  at home.'],
    ['removes the first word', 'at home.', 2, 'home.'],
    ['removes the last word', 'at home.', 3, 'at'],
    ['removes a word in the middle with all words after it', 'is  at home.', 2, 'is'],
    ['returns undefined when the only word is removed', 'home.', 3, undefined],
  ])('%s', (_, highlight, pressed, next) => {
    expect(press(highlight, pressed)).toBe(next)
  })

  it.each([
    ['Care at home, at last', 3, 'home, at'],
    ['What is at home', 2, 'is at'],
  ])('includes the words before a repeated one: %s', (text, pressed, next) => {
    expect(pressWord(text, wordsOf(text, undefined), pressed)).toBe(next)
  })
})
