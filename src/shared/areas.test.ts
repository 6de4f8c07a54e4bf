import {areasOf} from './areas.ts'

const areas = [
  {slug: 'islington', postcodes: ['N1', 'N7', 'EC1']},
  {slug: 'hackney', postcodes: ['N1', 'E8']},
  {slug: 'camden', postcodes: ['N1C', 'EC1']},
]

const slugsOf = (key: string) => areasOf(areas, key)?.areas.map(({slug}) => slug)

describe('areasOf', () => {
  it('finds all areas that a district lies in (AREA-1)', () => {
    expect(slugsOf('N1')).toEqual(['islington', 'hackney'])
    expect(slugsOf('E8')).toEqual(['hackney'])
  })

  it('knows the parts of a district that is split by a letter', () => {
    expect(areasOf(areas, 'EC1A')).toMatchObject({key: 'EC1'})
    expect(slugsOf('EC1A')).toEqual(['islington', 'camden'])
    expect(slugsOf('N1C')).toEqual(['camden'])
  })

  it('finds an area by its slug, and nothing for what is elsewhere', () => {
    expect(slugsOf('hackney')).toEqual(['hackney'])
    expect(areasOf(areas, 'M1')).toBeNull()
    expect(areasOf(areas, 'N11')).toBeNull()
  })
})
