import {readSeed} from '#scripts/seed/read-seed.ts'
import {isKnown, knownCopy} from '#tests/support/known-copy.ts'

const today = new Date('2026-11-22')

const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brand: 'Lamplight',
  phone: '0161 496 0123',
  titleTemplate: '%s – {brand}',
}
const page = {
  _id: 'page-home',
  _type: 'page',
  date: '2025-09-01',
  heading: 'Care at your own front door',
  years: '{n} years with {name} at {brand}',
  greeting: 'Speaks',
  languages: ['English', 'Igbo'],
  body: [
    {
      _type: 'block',
      children: [
        {_type: 'span', text: 'Call us on ', marks: []},
        {_type: 'span', text: '{phone}', marks: ['strong']},
        {_type: 'span', text: ', or write.', marks: []},
      ],
    },
  ],
}
const clinician = {_id: 'one', _type: 'clinician', name: 'Dr Ada Example'}
const copy = knownCopy([settings, page, clinician], today, ['wound'])

const known = (text: string, ...around: string[]) => isKnown({text, around}, copy)

describe('isKnown', () => {
  it.each([
    ['a text as written', 'Care at your own front door'],
    ['a value of the settings', '0161 496 0123'],
    ['a text with a number and a name filled in', '14 years with Dr Ada Example at Lamplight'],
    ['the title in the browser', 'Care at your own front door – Lamplight'],
    ['a formatted date', '1 September 2025'],
    ['several joined texts', 'Speaks English, Igbo'],
    ['an excerpt that is long enough', 'at your own front door'],
    ['a computed number', '3.2 km'],
    ['a text that a visitor typed', '“wound”'],
    ['punctuation', ' · '],
  ])('accepts %s', (_, text) => {
    expect(known(text)).toBe(true)
  })

  it('accepts a piece of a paragraph', () => {
    expect(known(', or', 'Call us on 0161 496 0123, or write.')).toBe(true)
    expect(known(', or', 'Send a letter, or write.')).toBe(false)
  })

  it.each([
    ['an unknown word', 'Loading…'],
    ['an unknown sentence', 'Opens in a new tab'],
    ['one word from within a text', 'front'],
    ['two words from within a text', 'your own'],
    ['an excerpt that cuts words', 'our own front do'],
    ['reordered words of a text', 'Your own door at the front'],
    ['a gap with an unknown value', '14 years with Somebody at Lamplight'],
    ['a label before an unknown word', 'Speaks Klingon'],
    ['an unknown date', '1 October 2025'],
    ['a number before an unknown word', '4 results'],
    ['the name of a field', 'heading'],
    ['an id', 'page-home'],
  ])('rejects %s', (_, text) => {
    expect(known(text)).toBe(false)
  })

  it('rejects typical copy of code even with the whole seed', async () => {
    const seed = knownCopy(await readSeed(), today)
    const invented = ['Read more', 'Show all', 'Our team', 'Previous slide', 'Share this page']
    expect(invented.filter((text) => isKnown({text, around: []}, seed))).toEqual([])
  })
})
