import {checkArea, type CheckCopy, type CheckedArea, resultOutside} from './check-area.ts'

const copy: CheckCopy = {
  planned: '{area} is planned.',
  open: '{area} is open.',
  paused: '{area} is closed.',
  several: '{area} lies in several.',
  partly: 'Part of {area} is outside.',
  outside: '{area} is outside.',
  invalid: 'Enter a UK postcode',
  unknownArea: 'That postcode',
  join: 'Join for {area}',
  joinAnywhere: 'Join',
  waitingLabel: '{people} waiting',
  firstLight: 'Light {area}',
  codesLabel: 'Codes:',
}

const area = (slug: string, status: CheckedArea['status'], postcodes: string[]): CheckedArea => ({
  slug,
  status,
  postcodes,
  name: slug.toUpperCase(),
  edgePostcodes: postcodes.filter((code) => ['DA1', 'TN16'].includes(code)),
  step: null,
})

const areas: CheckedArea[] = [
  area('hackney', 'planned', ['N1', 'E8', 'EC1']),
  area('islington', 'planned', ['N1']),
  area('camden', 'open', ['NW1', 'EC1']),
  area('bexley', 'paused', ['DA1']),
  area('bromley', 'planned', ['TN16']),
  area('southwark', 'planned', ['SE1', 'SE5']),
  {...area('lambeth', 'planned', ['SE5']), step: 2},
]

/** Returns the paragraphs, the areas and the label, path and area of the link. */
function check(input: string) {
  const result = checkArea(input, areas, copy)
  if (result.kind === 'invalid') return result.text
  const {paragraphs, join} = result
  const found = result.areas.map(({slug, waiting}) => (waiting ? `${slug}: ${waiting}` : slug))
  return [paragraphs, found, join && [join.label, join.href, join.area]]
}

const joinIn = (name: string, key: string, label = 'Join for') => [
  `${label} ${name}`,
  `/register-interest/${key.toLowerCase()}`,
  key,
]
const outside = [['M1 is outside.'], [], ['Join for M1', '/register-interest', 'M1']]
const bexley = [['BEXLEY is closed.', 'Codes: DA1'], ['bexley'], joinIn('BEXLEY', 'bexley')]
const da1 = [
  ['DA1 (BEXLEY) is closed.', 'Part of DA1 (BEXLEY) is outside.'],
  ['bexley'],
  joinIn('DA1', 'DA1'),
]
const nw1 = [['NW1 (CAMDEN) is open.'], ['camden'], null]
const n1 = [
  ['N1 (HACKNEY and ISLINGTON) is planned.'],
  ['hackney', 'islington'],
  joinIn('N1', 'N1', 'Light'),
]
const se5 = [
  ['SE5 (SOUTHWARK and LAMBETH) is planned.'],
  ['southwark', 'lambeth: 30 waiting'],
  joinIn('SE5', 'SE5'),
]
const several = [['EC1 lies in several.'], ['hackney', 'camden'], joinIn('EC1', 'EC1')]

describe('checkArea', () => {
  it.each<[string, unknown]>([
    ['E8 3ab', [['E8 (HACKNEY) is planned.'], ['hackney'], joinIn('E8', 'E8', 'Light')]],
    ['n1', n1],
    ['EC1A 1BB', several],
    ['DA1', da1],
    [
      'TN16',
      [['Part of TN16 (BROMLEY) is outside.'], ['bromley'], joinIn('TN16', 'TN16', 'Light')],
    ],
    [
      'Islington',
      [['ISLINGTON is planned.', 'Codes: N1'], ['islington'], joinIn('ISLINGTON', 'islington')],
    ],
    ['Bexley', bexley],
    ['NW1', nw1],
    ['M1 1AE', outside],
    ['SE5', se5],
    ...['', 'Springfield', '12345', '<b>'].map((typed): [string, unknown] => [typed, copy.invalid]),
  ])(
    'looks up %j, says how many people wait or offers to be the first (AREA-1, AREA-5)',
    (input, result) => {
      expect(check(input)).toEqual(result)
    },
  )

  it('fills the copy for a postcode that the page without JavaScript does not know', () => {
    const {paragraphs, join} = resultOutside(copy)
    expect([paragraphs, join?.label, join?.area]).toEqual([
      ['That postcode is outside.'],
      'Join',
      null,
    ])
  })
})
