import {areasOf} from './areas.ts'

const areas = [
  {slug: 'islington', postcodes: ['N1', 'N7', 'EC1']},
  {slug: 'hackney', postcodes: ['N1', 'E8']},
  {slug: 'camden', postcodes: ['N1C', 'EC1']},
]

const slugsOf = (key: string) => areasOf(areas, key)?.areas.map(({slug}) => slug)

describe('areasOf', () => {
  it('returns every area that contains a district (AREA-1)', () => {
    expect(slugsOf('N1')).toEqual(['islington', 'hackney'])
    expect(slugsOf('E8')).toEqual(['hackney'])
  })

  it('matches districts that are split by a letter', () => {
    expect(areasOf(areas, 'EC1A')).toMatchObject({key: 'EC1'})
    expect(slugsOf('EC1A')).toEqual(['islington', 'camden'])
    expect(slugsOf('N1C')).toEqual(['camden'])
  })

  it('returns an area by its slug, and null for unknown keys', () => {
    expect(slugsOf('hackney')).toEqual(['hackney'])
    expect(areasOf(areas, 'M1')).toBeNull()
    expect(areasOf(areas, 'N11')).toBeNull()
  })
})
