import {distanceBetween} from './position.ts'
import {seededPosition} from './seeded-position.ts'

const middle = {lat: 51.5074, lng: -0.1278}
const ring = {min: 50, max: 2000}
const many = Array.from({length: 500}, (_, index) =>
  seededPosition(`person-${index}`, middle, ring),
)

describe('seededPosition', () => {
  it('stays within the ring (MAP-3)', () => {
    const distances = many.map((place) => distanceBetween(middle, place))
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(50 - 1e-6)
    expect(Math.max(...distances)).toBeLessThanOrEqual(2000 + 1e-6)
  })

  it('returns equal positions for equal seeds and different ones otherwise', () => {
    expect(seededPosition('person-1', middle, ring)).toEqual(many[1])
    expect(new Set(many.map(({lat}) => lat)).size).toBe(500)
  })

  it('stays within its sector', () => {
    const east = Array.from({length: 50}, (_, index) =>
      seededPosition(`${index}`, middle, ring, {index: 0, of: 2}),
    )
    expect(east.filter(({lng}) => lng < middle.lng)).toEqual([])
  })
})
