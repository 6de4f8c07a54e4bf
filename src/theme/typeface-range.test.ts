import {fontFor} from './typeface-range.ts'

/** Names of the languages of the emergency card that are not in Latin letters. */
const names = ['العربية', '中文', 'فارسی', 'ગુજરાતી', 'हिन्दी', 'ਪੰਜਾਬੀ', 'اردو']

describe('fontFor', () => {
  it.each([
    'السلام علیکم',
    'ਸਤ ਸ੍ਰੀ ਅਕਾਲ',
    'Dzień dobry',
    'E\u0323 n lẹ\u0301',
    'வணக்கம்',
    'नमस्ते',
    'નમસ્તે',
    'こんにちは',
    '你好',
    ...names,
  ])('chooses the font of greetings when it has every character: %s', (text) => {
    expect(fontFor(text)).toBe('greetings')
  })

  it.each([
    ['Olá', undefined],
    ['Guten Tag', undefined],
    ['It’s late – sleep …', undefined],
    ['Kɛkɛ', 'device'],
    ['สวัสดี', 'device'],
    ['你们好', 'device'],
    ['Hi 你们', 'device'],
  ] as const)('chooses one font for all of %s: %s', (text, font) => {
    expect(fontFor(text)).toBe(font)
  })
})
