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
const misspelt: [string, string][] = [
  ['NI', 'N1'],
  ['ni 2ab', 'N1'],
  ['N1 OAA', 'N1'],
  ['N1OAA', 'N1'],
  ['N1 IAA', 'N1'],
  ['NI IAA', 'N1'],
  ['WI', 'W1'],
  ['WIA OAX', 'W1A'],
  ['SWI', 'SW1'],
  ['SWIA 2AA', 'SW1A'],
  ['SWII', 'SW11'],
  ['SE1O', 'SE10'],
  ['se1o 8ew', 'SE10'],
  ['SEIO 8EW', 'SE10'],
  ['E2O 1EJ', 'E20'],
  ['ECIA IBB', 'EC1A'],
  ['CRO', 'CR0'],
  ['CRO 1AA', 'CR0'],
  ['HAO 2', 'HA0'],
  ['NWIO', 'NW10'],
]

const names: [string, string][] = [
  ...Object.entries(boroughs).flatMap(([id, {name}]): [string, string][] => [
    [name, id],
    [`  ${name.toUpperCase()}. `, id],
  ]),
  ['Kensington & Chelsea', 'kensington-and-chelsea'],
  // Stored by earlier versions
  ['kensington-chelsea', 'kensington-and-chelsea'],
  ['Royal Borough of Kensington & Chelsea', 'kensington-and-chelsea'],
  ['Kensington and Chelsea, London', 'kensington-and-chelsea'],
  ['hammersmith & fulham', 'hammersmith-and-fulham'],
  ['Hammersmith and Fulham, Greater London', 'hammersmith-and-fulham'],
  ['Barking/Dagenham', 'barking-and-dagenham'],
  ['Kensington', 'kensington-and-chelsea'],
  ['Kingston', 'kingston-upon-thames'],
  ['Kingston-on-Thames', 'kingston-upon-thames'],
  ['City of Westminster', 'westminster'],
  ['the City of London', 'city-of-london'],
  ['London Borough of Hackney', 'hackney'],
  ['Hackney, London', 'hackney'],
  ['hackney  london', 'hackney'],
  ['Ｈáckney', 'hackney'],
  ['Hack\u00adney', 'hackney'],
  ['Richmond-upon-Thames,', 'richmond-upon-thames'],
  ['King’s Cross', 'kings-cross'],
  ["King's Cross", 'kings-cross'],
  ['Kings Cross.', 'kings-cross'],
  ['king-s-cross', 'kings-cross'],
  ['St John’s Wood', 'st-johns-wood'],
  ['N1; drop table', 'N1'],
  ['St. John’s Wood NW8', 'NW8'],
  ['Islington N1 2', 'N1'],
  ['M1 1AE', 'M1'],
]

const neither = [
  '',
  ' ',
  '?',
  '<b>',
  '12345',
  'N',
  'N1 1AAA',
  'SW111 1AA',
  'N1 1AA or E8 3AB',
  'ŁÓDŹ',
  '020 7946 0123',
  'my mother lives at number 12 near you',
  'Flat 2, 12 High Street',
  'London',
  'Narnia',
  'Thames',
  'City',
  'Forest',
  'Tower',
  'Kingston Chelsea',
  'and',
  'two',
  'ski',
]

describe('free text about an area', () => {
  it.each(districts)('resolves every spelling of %s (AREA-1, AREA-3)', (code) => {
    expect(spellings(code).map((typed) => [typed, areaOf(typed)])).toEqual(
      spellings(code).map((typed) => [typed, code]),
    )
  })

  it.each(misspelt)('resolves %j to district %s', (typed, code) => {
    expect(areaOf(typed)).toBe(code)
  })

  it.each(names)('resolves %j to area %s', (typed, id) => {
    expect(areaOf(typed)).toBe(id)
  })

  it.each(neither)('does not resolve %j', (typed) => {
    expect(areaOf(typed)).toBeNull()
  })
})
