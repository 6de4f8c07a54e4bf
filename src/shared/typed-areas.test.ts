import {boroughs} from '#lib/geo/boroughs.ts'
import {matchArea} from './match-area.ts'
import {areaKeyOf, isAreaKey} from './postcodes.ts'

const slugs = [...Object.keys(boroughs), 'kings-cross', 'st-johns-wood']

/** Normalizes a text as the area check and the waitlist do. */
function areaOf(typed: string): string | null {
  const key = areaKeyOf(typed)
  return isAreaKey(key) ? matchArea(key, slugs) : null
}

const districts = ['N1', 'NW3', 'SW11', 'EC1A', 'W1A', 'SW1A', 'WC2H', 'SE10', 'CR0', 'HA0', 'E20']

/** Spellings of a postcode with the inward code 2QG. */
const spellings = (code: string) => [
  code,
  code.toLowerCase(),
  ` ${code} `,
  `${code}.`,
  `${code},`,
  code.replace(/(?=[0-9])/, ' '),
  code.replaceAll(/[A-Z0-9]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  `\u200b${code}\ufe0f`,
  `${code} 2QG`,
  `${code.toLowerCase()} 2qg`,
  `${code}2QG`,
  `${code}-2QG`,
  `${code}\u00a02QG.`,
  `${code} 2Q`,
  `${code} 2`,
  `Hackney, ${code}`,
  `${code} London`,
  `London ${code} 2QG`,
  `12 High Street, London, ${code} 2QG`,
]

/** Spellings with the letters O and I for digits. */
const misspelt = {
  N1: ['NI', 'ni 2ab', 'N1 OAA', 'N1OAA', 'N1 IAA', 'NI IAA'],
  W1: ['WI'],
  W1A: ['WIA OAX'],
  SW1: ['SWI'],
  SW1A: ['SWIA 2AA'],
  SW11: ['SWII'],
  SE10: ['SE1O', 'se1o 8ew', 'SEIO 8EW'],
  E20: ['E2O 1EJ'],
  EC1A: ['ECIA IBB'],
  CR0: ['CRO', 'CRO 1AA'],
  HA0: ['HAO 2'],
  NW10: ['NWIO'],
}

const boroughNames = Object.entries(boroughs).map(([id, {name}]): [string, string[]] => [
  id,
  [name, `  ${name.toUpperCase()}. `],
])

const names = {
  'kensington-and-chelsea': [
    'Kensington & Chelsea',
    // Stored by earlier versions
    'kensington-chelsea',
    'Royal Borough of Kensington & Chelsea',
    'Kensington and Chelsea, London',
    'Kensington',
  ],
  'hammersmith-and-fulham': ['Hammersmith and Fulham, Greater London'],
  'barking-and-dagenham': ['Barking/Dagenham'],
  'kingston-upon-thames': ['Kingston', 'Kingston-on-Thames'],
  westminster: ['City of Westminster'],
  'city-of-london': ['the City of London'],
  hackney: ['London Borough of Hackney', 'hackney  london', 'Ｈáckney', 'Hack\u00adney'],
  'richmond-upon-thames': ['Richmond-upon-Thames,'],
  'kings-cross': ['King’s Cross', "King's Cross", 'Kings Cross.', 'king-s-cross'],
  'st-johns-wood': ['St John’s Wood'],
  N1: ['N1; drop table', 'Islington N1 2'],
  NW8: ['St. John’s Wood NW8'],
  M1: ['M1 1AE'],
}

const neither = [
  ...['', ' ', '?', '<b>', '12345', 'N', 'and', 'two', 'ski'],
  ...['N1 1AAA', 'SW111 1AA', 'N1 1AA or E8 3AB', 'ŁÓDŹ', '020 7946 0123'],
  ...['my mother lives at number 12 near you', 'Flat 2, 12 High Street', 'London', 'Narnia'],
  ...['seizing', 'swiping', 'hair', 'twin', 'nit', 'win', 'crown'],
  ...['Thames', 'City', 'Forest', 'Tower', 'Kingston Chelsea'],
]

describe('free text about an area', () => {
  it.each(districts)('resolves every spelling of %s (AREA-1, AREA-3)', (code) => {
    expect(spellings(code).map((typed) => [typed, areaOf(typed)])).toEqual(
      spellings(code).map((typed) => [typed, code]),
    )
  })

  it.each([...Object.entries(misspelt), ...boroughNames, ...Object.entries(names)])(
    'resolves to %s from %j',
    (area, texts) => {
      expect(texts.map(areaOf)).toEqual(texts.map(() => area))
    },
  )

  it.each(neither)('does not resolve %j', (typed) => {
    expect(areaOf(typed)).toBeNull()
  })
})
