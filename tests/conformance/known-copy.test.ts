import {readSeed} from '#scripts/seed/read-seed.ts'
import {isKnown, knownCopy} from '#tests/support/known-copy.ts'

const today = new Date('2026-11-22')

const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brand: 'Lamplight',
  phone: '020 7946 0123',
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

describe('a text of a page', () => {
  it.each([
    ['as it was written', 'Care at your own front door'],
    ['with the facts of the settings', '020 7946 0123'],
    ['with a figure and a name filled in', '14 years with Dr Ada Example at Lamplight'],
    ['as the title in the browser', 'Care at your own front door – Lamplight'],
    ['a day that code wrote', '1 September 2025'],
    ['joined of words that belong to it', 'Speaks English, Igbo'],
    ['a part of a text that is long enough', 'at your own front door'],
    ['a figure that code worked out', '3.2 km'],
    ['what a visitor typed', '“wound”'],
    ['signs', ' · '],
  ])('comes from the dataset: %s', (_, text) => {
    expect(known(text)).toBe(true)
  })

  it('comes from it as a piece of a paragraph', () => {
    expect(known(', or', 'Call us on 020 7946 0123, or write.')).toBe(true)
    expect(known(', or', 'Send a letter, or write.')).toBe(false)
  })

  it.each([
    ['a word of its own', 'Loading…'],
    ['a sentence of its own', 'Opens in a new tab'],
    ['a word that stands somewhere within a text', 'front'],
    ['two words that do', 'your own'],
    ['a part that cuts words off', 'our own front do'],
    ['another order of its words', 'Your own door at the front'],
    ['a gap filled with something else', '14 years with Somebody at Lamplight'],
    ['a label before a word that is unknown', 'Speaks Klingon'],
    ['a day that nobody wrote', '1 October 2025'],
    ['a count with a word of its own', '4 results'],
    ['the name of a field', 'heading'],
    ['an id', 'page-home'],
  ])('does not: %s', (_, text) => {
    expect(known(text)).toBe(false)
  })

  it('is told from words of code in the seed as well', async () => {
    const seed = knownCopy(await readSeed(), today)
    const invented = ['Read more', 'Show all', 'Our team', 'Previous slide', 'Share this page']
    expect(invented.filter((text) => isKnown({text, around: []}, seed))).toEqual([])
  })
})
