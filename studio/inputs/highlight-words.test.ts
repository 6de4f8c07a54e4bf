import {pressWord, wordsOf} from './highlight-words.ts'

const headline = 'Healthcare is  at home.'
const chosen = (highlight?: string) =>
  wordsOf(headline, highlight).flatMap(({text, isChosen}) => (isChosen ? [text] : []))
const press = (highlight: string | undefined, index: number) =>
  pressWord(headline, wordsOf(headline, highlight), index)

describe('wordsOf', () => {
  it('finds the words of the headline', () => {
    expect(wordsOf(headline, undefined).map(({text}) => text)).toEqual([
      'Healthcare',
      'is',
      'at',
      'home.',
    ])
    expect(wordsOf('', 'home')).toEqual([])
  })

  it.each<[string | undefined, string[]]>([
    [undefined, []],
    ['', []],
    ['at home.', ['at', 'home.']],
    ['Healthcare is  at home.', ['Healthcare', 'is', 'at', 'home.']],
    // An older highlight may end within a word.
    ['hom', ['home.']],
    ['elsewhere', []],
  ])('marks what %j covers', (highlight, words) => {
    expect(chosen(highlight)).toEqual(words)
  })

  it('marks the first occurrence, as the site does', () => {
    expect(wordsOf('home, home', 'home').map(({isChosen}) => isChosen)).toEqual([true, false])
  })
})

describe('pressWord', () => {
  it.each<[string, string | undefined, number, string | undefined]>([
    ['begins with the word', undefined, 3, 'home.'],
    ['begins anew when the highlight is not in the headline', 'elsewhere', 2, 'at'],
    ['joins the word before', 'home.', 2, 'at home.'],
    ['joins the word behind', 'Healthcare', 1, 'Healthcare is'],
    ['joins a word with all between, letter by letter', 'home.', 1, 'is  at home.'],
    ['takes the first away', 'at home.', 2, 'home.'],
    ['takes the last away', 'at home.', 3, 'at'],
    ['takes a word in the middle away with all behind it', 'is  at home.', 2, 'is'],
    ['takes the only word away', 'home.', 3, undefined],
  ])('%s', (_, highlight, pressed, next) => {
    expect(press(highlight, pressed)).toBe(next)
  })

  it.each([
    ['Care at home, at last', 3, 'home, at'],
    ['What is at home', 2, 'is at'],
  ])('takes the words before a repeated one along: %s', (text, pressed, next) => {
    expect(pressWord(text, wordsOf(text, undefined), pressed)).toBe(next)
  })
})
