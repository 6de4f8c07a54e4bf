import {
  checkArea,
  longestKey,
  packArea,
  resultOutside,
  type CheckCopy,
  type CheckedArea,
  unpackArea,
} from './check-area.ts'

const copy: CheckCopy = {
  planned: '{area} is planned.',
  open: '{area} is open.',
  paused: '{area} is closed for now.',
  several: '{area} lies in several boroughs.',
  partly: 'A part of {area} is outside.',
  outside: '{area} is outside.',
  invalid: 'Enter a UK postcode',
  unknownArea: 'That postcode',
  join: 'Join for {area}',
  joinAnywhere: 'Join',
  waitingLabel: null,
  dark: null,
  firstLight: null,
}

const area = (slug: string, status: CheckedArea['status'], postcodes: string[]): CheckedArea => ({
  slug,
  status,
  postcodes,
  name: slug.toUpperCase(),
  edgePostcodes: postcodes.filter((code) => code === 'DA1'),
  note: null,
  step: null,
})

const areas = [
  area('hackney', 'planned', ['N1', 'E8', 'EC1']),
  area('islington', 'planned', ['N1']),
  area('camden', 'open', ['NW1', 'EC1']),
  area('bexley', 'paused', ['DA1']),
  {...area('bromley', 'planned', ['TN16']), edgePostcodes: ['TN16']},
]

const check = (input: string) => {
  const result = checkArea(input, areas, copy)
  return result.kind === 'invalid' ? result.text : result
}

describe('checkArea (AREA-1)', () => {
  it('returns the borough, its status and a waitlist link for the area', () => {
    expect(check('e8 3ab')).toEqual({
      kind: 'result',
      paragraphs: ['E8 is planned.'],
      areas: [{name: 'HACKNEY', slug: 'hackney', status: 'planned', note: null, waiting: null}],
      join: {label: 'Join for E8', href: '/register-interest/e8', area: 'E8'},
    })
  })

  it('lists the boroughs of a district, whose status is the same', () => {
    expect(check('N1')).toMatchObject({
      paragraphs: ['N1 is planned.'],
      areas: [{slug: 'hackney'}, {slug: 'islington'}],
    })
  })

  it('gives no common status when the boroughs differ', () => {
    expect(check('EC1A 1BB')).toMatchObject({
      paragraphs: ['EC1 lies in several boroughs.'],
      areas: [{status: 'planned'}, {status: 'open'}],
      join: {area: 'EC1'},
    })
  })

  it('says when part of a district is outside, and accepts the name of an area', () => {
    expect(check('DA1')).toMatchObject({
      paragraphs: ['DA1 is closed for now.', 'A part of DA1 is outside.'],
    })
    expect(check('TN16')).toMatchObject({paragraphs: ['A part of TN16 is outside.']})
    expect(check('Bexley')).toMatchObject({
      paragraphs: ['BEXLEY is closed for now.'],
      join: {label: 'Join for BEXLEY', href: '/register-interest/bexley', area: 'bexley'},
    })
  })

  it('returns no waitlist link where visits have begun', () => {
    expect(check('NW1')).toMatchObject({paragraphs: ['NW1 is open.'], join: null})
  })

  it('passes a district outside all areas to the waitlist', () => {
    expect(check('M1 1AE')).toMatchObject({
      paragraphs: ['M1 is outside.'],
      areas: [],
      join: {label: 'Join for M1', href: '/register-interest', area: 'M1'},
    })
    expect(resultOutside(copy)).toMatchObject({
      paragraphs: ['That postcode is outside.'],
      join: {label: 'Join', area: null},
    })
  })

  it.each(['', 'Springfield', '12345', '<b>'])('rejects %j as a postcode', (typed) => {
    expect(check(typed)).toBe('Enter a UK postcode')
  })
})

describe('checkArea with people who wait (AREA-5)', () => {
  const glowing = [
    {...area('southwark', 'planned', ['SE1', 'SE5']), name: 'Southwark'},
    {...area('lambeth', 'planned', ['SE5']), name: 'Lambeth', step: 2 as const},
    area('bexley', 'paused', ['DA1']),
    area('camden', 'open', ['NW1']),
  ]
  const withWaiting: CheckCopy = {
    ...copy,
    waitingLabel: '{people} or more waiting',
    dark: '{area} is dark. A borough glows from {people} people on.',
    firstLight: 'Be one of the first lights in {area}',
  }
  const find = (input: string, own: CheckCopy = withWaiting) => checkArea(input, glowing, own)

  it('says how many people wait in a borough that glows, and offers the waitlist', () => {
    expect(find('SE5')).toMatchObject({
      paragraphs: ['SE5 is planned.'],
      areas: [
        {slug: 'southwark', waiting: null},
        {
          slug: 'lambeth',
          waiting: '30 or more waiting',
        },
      ],
      join: {label: 'Join for SE5', area: 'SE5'},
    })
  })

  it('offers to be one of the first lights where no borough glows', () => {
    expect(find('SE1 1AA')).toMatchObject({
      paragraphs: ['SE1 is planned.', 'SE1 is dark. A borough glows from 10 people on.'],
      join: {
        label: 'Be one of the first lights in SE1',
        href: '/register-interest/se1',
        area: 'SE1',
      },
    })
    expect(find('Southwark')).toMatchObject({
      join: {label: 'Be one of the first lights in Southwark', area: 'southwark'},
    })
  })

  it('says nothing about light where visits have begun or stopped', () => {
    expect(find('DA1')).toMatchObject({
      paragraphs: ['DA1 is closed for now.', 'A part of DA1 is outside.'],
      join: {label: 'Join for DA1'},
    })
    expect(find('NW1')).toMatchObject({paragraphs: ['NW1 is open.'], join: null})
  })

  it('has the same words as before in a dataset without the new copy', () => {
    expect(find('SE1', copy)).toMatchObject({
      paragraphs: ['SE1 is planned.'],
      join: {label: 'Join for SE1'},
    })
    expect(find('lambeth', copy)).toMatchObject({areas: [{waiting: null}]})
  })
})

describe('longestKey', () => {
  it('is the key of the result with the most boroughs and words', () => {
    expect(longestKey(areas, copy)).toBe('DA1')
    expect(longestKey(areas.slice(0, 3), copy)).toBe('EC1')
  })

  it('counts the notes of areas', () => {
    const noted = {...area('barnet', 'planned', ['N2']), note: 'Evenings only.'}
    const others = areas.filter(({slug}) => slug === 'camden')
    expect(longestKey([...others, noted], copy)).toBe('barnet')
  })

  it('is null where the result outside all areas takes the most room', () => {
    expect(longestKey([], copy)).toBeNull()
    expect(longestKey(areas, {...copy, outside: copy.outside.repeat(20)})).toBeNull()
  })
})

describe('packArea', () => {
  it('keeps every postcode and which of them are partly covered', () => {
    const barnet = {...area('barnet', 'planned', ['N2', 'EN4']), edgePostcodes: ['EN4']}
    expect(packArea(barnet).postcodes).toBe('N2 EN4*')
    for (const each of [...areas, barnet, area('empty', 'open', [])]) {
      expect(unpackArea(packArea(each))).toEqual(each)
    }
  })
})
