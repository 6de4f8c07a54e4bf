import {areaKeyOf, isAreaKey, outwardCode} from './postcodes.ts'

describe('outwardCode', () => {
  it.each([
    ['N1', 'N1'],
    ['n1', 'N1'],
    [' sw11 ', 'SW11'],
    ['SW 11', 'SW11'],
    ['N1 1AA', 'N1'],
    ['N11AA', 'N1'],
    ['n11 1aa', 'N11'],
    ['EC1A 1BB', 'EC1A'],
    ['ec1a1bb', 'EC1A'],
    ['W1A-0AX', 'W1A'],
    ['SW1A 2', 'SW1A'],
    ['M1', 'M1'],
  ])('takes %j for %s', (typed, code) => {
    expect(outwardCode(typed)).toBe(code)
  })

  it.each([
    '',
    ' ',
    'London',
    '12345',
    'N',
    'N1 1AAA',
    'N1; drop table',
    '<b>',
    'SW111 1AA',
    'ŁÓDŹ',
  ])('takes %j for no postcode', (typed) => {
    expect(outwardCode(typed)).toBeNull()
  })
})

describe('areaKeyOf', () => {
  it.each([
    ['sw11 5ab', 'SW11'],
    ['Tower Hamlets', 'tower-hamlets'],
    ['tower-hamlets', 'tower-hamlets'],
    ['Kensington & Chelsea', 'kensington-and-chelsea'],
    ['KENSINGTON AND CHELSEA', 'kensington-and-chelsea'],
    ['Royal Borough of Kensington & Chelsea', 'kensington-and-chelsea'],
    ['London Borough of Hackney', 'hackney'],
    [' Hackney. ', 'hackney'],
    ['Richmond-upon-Thames,', 'richmond-upon-thames'],
    ['King’s Cross', 'kings-cross'],
    ["St. James's", 'st-jamess'],
    ['Ｈáckney', 'hackney'],
  ])('keeps of %j no more than %s (AREA-3)', (typed, key) => {
    expect(areaKeyOf(typed)).toBe(key)
    expect(isAreaKey(key)).toBe(true)
  })

  it.each([
    '12 High Street, N1 1AA',
    'my mother lives at number 12 near you',
    '020 7946 0123',
    '?',
  ])('leaves %j as it is, and that is no area', (typed) => {
    expect(isAreaKey(areaKeyOf(typed))).toBe(false)
  })
})
