import {addNonBreakingSpaces} from './non-breaking-spaces.ts'

/** Shows non-breaking spaces as tildes. */
const seen = (text: string) => addNonBreakingSpaces(text).replaceAll('\u00A0', '~')

describe('addNonBreakingSpaces', () => {
  it.each([
    ['620 m away', '620~m away'],
    ['1.1 km from central London', '1.1~km from central London'],
    ['kept 14 days after it', 'kept 14~days after it'],
    ['1 month, then 6 years', '1~month, then 6~years'],
    ['from 9 am to 5 p.m.', 'from 9~am to 5~p.m.'],
    ['call 020 7946 0123 today', 'call 020~7946~0123 today'],
    ['a mobile, 07700 900123', 'a mobile, 07700~900123'],
    ['call 18001 111.', 'call 18001~111.'],
  ])('makes spaces non-breaking in %j (DES-11)', (text, kept) => {
    expect(seen(text)).toBe(kept)
  })

  it.each([
    '111 in an emergency',
    'in 2026 medicine changed',
    '4 monthly visits',
    '17 GP, 19 nurse',
    '£40 is not a price',
    'in 2020 7946 people',
    'NW1 1AA',
  ])('leaves %j unchanged', (text) => {
    expect(addNonBreakingSpaces(text)).toBe(text)
  })

  it.each(['0', '0 ', '012 3456 ', '1 m ', ' '])('handles 200 KB of %j in linear time', (part) => {
    const text = part.repeat(204_800 / part.length)
    expect(addNonBreakingSpaces(text)).toHaveLength(text.length)
  })
})
