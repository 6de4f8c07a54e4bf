import {isInTypeface} from './typeface-range.ts'

describe('isInTypeface', () => {
  it.each(['Good morning', 'Olá', 'Ça va – “bien”'])(
    'accepts a text in Western European characters: %s',
    (text) => {
      expect(isInTypeface(text)).toBe(true)
    },
  )

  it.each(['Ẹ n lẹ', 'E\u0323 n le', 'Dzień dobry', 'Kɛkɛ', 'السلام عليكم', '你好'])(
    'refuses a text with a character that the files lack: %s',
    (text) => {
      expect(isInTypeface(text)).toBe(false)
    },
  )
})
