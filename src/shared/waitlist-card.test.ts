import {
  areaName,
  cardPicturePath,
  parseReceivedPath,
  placeOf,
  receivedPath,
  receivedPaths,
  type WaitlistPlace,
} from './waitlist-card.ts'

const base = '/register-interest/received'
const paths: [string, WaitlistPlace][] = [
  [base, {service: null, area: null}],
  [`${base}/gp`, {service: 'gp', area: null}],
  [`${base}/se5`, {service: null, area: 'SE5'}],
  [`${base}/nurse-se5`, {service: 'nurse', area: 'SE5'}],
  [`${base}/carer-tower-hamlets`, {service: 'carer', area: 'tower-hamlets'}],
]

describe('path of a place on the waitlist', () => {
  it.each(paths)('%s contains service and area only (FORM-9)', (path, place) => {
    expect(receivedPath(place)).toBe(path)
    expect(parseReceivedPath(path)).toEqual(place)
  })

  it.each(['/register-interest/se5', `${base}/`, `${base}/gp/se5`, `${base}/SE5`, '/about'])(
    'is not %s',
    (path) => {
      expect(parseReceivedPath(path)).toBeNull()
    },
  )

  it('exists once for each service and area', () => {
    const all = receivedPaths(['SE5', 'camden'])
    expect(all).toHaveLength(5 * 3 - 1)
    expect([...new Set(all)]).toEqual(all)
    expect(all).toContain(`${base}/specialist-camden`)
    expect(all).not.toContain(base)
  })

  it('has a picture', () => {
    expect(cardPicturePath({service: 'gp', area: 'SE5'})).toBe(`${base}/gp-se5.png`)
    expect(cardPicturePath({service: null, area: null})).toBe(`${base}.png`)
  })
})

describe('placeOf', () => {
  const areas = new Set(['camden', 'hammersmith-and-fulham'])
  const known = new Set(receivedPaths(['SE5', 'EC1', ...areas]))
  const find = (fields: Record<string, unknown>) =>
    placeOf(fields, areas, (path) => known.has(path))

  const place = (service: WaitlistPlace['service'], area: string | null) => ({service, area})
  it.each([
    [{service: 'gp', area: 'se5 8ab'}, place('gp', 'SE5')],
    [{area: 'EC1A'}, place(null, 'EC1')],
    [{area: 'Fulham'}, place(null, 'hammersmith-and-fulham')],
    [{service: 'nurse', area: 'M1'}, place('nurse', null)],
    [{service: 'nurse', area: 'Ada Lovelace'}, place('nurse', null)],
    [{service: 'queen', area: 7}, place(null, null)],
    [{}, place(null, null)],
  ])('reads %j and leaves out what the site does not know (LAW-7)', (fields, expected) => {
    expect(find(fields)).toEqual(expected)
  })
})

describe('areaName', () => {
  it('is the words of the slug, with small words in lower case', () => {
    expect(areaName('hammersmith-and-fulham')).toBe('Hammersmith and Fulham')
    expect(areaName('kingston-upon-thames')).toBe('Kingston upon Thames')
  })

  it('is the district itself', () => {
    expect(areaName('SE5')).toBe('SE5')
  })
})
