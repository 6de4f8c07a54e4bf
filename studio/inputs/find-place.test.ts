import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {checkPosition} from '#studio/validation/position.ts'
import {districts} from '#lib/geo/districts.ts'
import {findPlace, nearestDistrict} from './find-place.ts'

const seed = join(import.meta.dirname, '../../scripts/seed/dataset/documents.ndjson')
const areaSchema = z.object({_type: z.literal('area'), postcodes: z.array(z.string())})
const areas = readFileSync(seed, 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => areaSchema.safeParse(JSON.parse(line)).data ?? [])

const kentishTown = {lat: 51.553, lng: -0.143}

describe('districts', () => {
  it('covers exactly the seeded areas, all within Greater London', () => {
    expect(areas).toHaveLength(33)
    const codes = new Set(areas.flatMap(({postcodes}) => postcodes))
    expect(new Set(districts.map(({code}) => code))).toEqual(codes)
    expect(districts.filter((district) => checkPosition(district) !== true)).toEqual([])
  })

  it('resolves every label that the list offers', () => {
    const unresolved = districts.filter(
      ({label, lat, lng}) => JSON.stringify(findPlace(label)) !== JSON.stringify({lat, lng}),
    )
    expect(unresolved).toEqual([])
  })
})

describe('findPlace', () => {
  it.each(['nw5', ' NW5 2AB', 'kentish town ', 'NW5 Kentish Town'])(
    'returns the centre of the district for %j',
    (text) => {
      expect(findPlace(text)).toEqual(kentishTown)
    },
  )

  it('resolves a subdivided central district', () => {
    expect(findPlace('EC1M')).toEqual(findPlace('EC1'))
    expect(findPlace('N1C')).not.toEqual(findPlace('N1'))
  })

  it('accepts either apostrophe in a name, and coordinates copied from a web map', () => {
    expect(findPlace("King's Cross")).toBeDefined()
    expect(findPlace("King's Cross")).toEqual(findPlace('King’s Cross'))
    expect(findPlace('51.5503, -0.1407')).toEqual({lat: 51.5503, lng: -0.1407})
  })

  it.each(['', 'N', 'Kentish', 'Paris', '51.55, west'])('returns undefined for %j', (text) => {
    expect(findPlace(text)).toBeUndefined()
  })
})

describe('nearestDistrict', () => {
  it('returns the district and the distance to its centre', () => {
    const near = nearestDistrict({lat: 51.5503, lng: -0.1407})
    expect(near?.district.label).toBe('NW5 Kentish Town')
    expect(near?.metres).toBeCloseTo(340, -1)
    expect(nearestDistrict(kentishTown)?.metres).toBe(0)
  })
})
