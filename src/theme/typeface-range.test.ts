import {fontFor} from './typeface-range.ts'

describe('fontFor', () => {
  it.each(['السلام علیکم', 'வணக்கம்', 'नमस्ते', 'નમસ્તે', 'こんにちは', '你好'])(
    'chooses the font of greetings when it has every character: %s',
    (text) => {
      expect(fontFor(text)).toBe('greetings')
    },
  )

  it.each([
    'Good morning',
    'Olá',
    'Ẹ n lẹ',
    'E\u0323 n le',
    'Dzień dobry',
    'Kɛkɛ',
    'สวัสดี',
    '你们好',
    'Hi 你好',
  ])(
    'chooses the font of the device in Latin, and when no font has every character: %s',
    (text) => {
      expect(fontFor(text)).toBeUndefined()
    },
  )
})
