import {readFileSync} from 'node:fs'
import {join} from 'node:path'
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

  it('leaves no greeting of the first content in another script to the device', () => {
    const dataset = join(import.meta.dirname, '../../scripts/seed/dataset/documents.ndjson')
    const greetings = [...readFileSync(dataset, 'utf8').matchAll(/"greeting": "([^"]+)"/g)]
      .map(([, greeting = '']) => greeting)
      .filter((greeting) => !/\p{Script=Latin}/u.test(greeting))
    expect(greetings.length).toBeGreaterThan(5)
    expect(greetings.filter((greeting) => fontFor(greeting) !== 'greetings')).toEqual([])
  })
})
