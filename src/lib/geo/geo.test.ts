import {formatDistance} from './format-distance.ts'
import {boundsOf, distanceBetween, isWithin, moveFrom} from './position.ts'

const charingCross = {lat: 51.5074, lng: -0.1278}
const greenwich = {lat: 51.4779, lng: -0.0015}

describe('distanceBetween', () => {
  it('returns the great-circle distance', () => {
    expect(distanceBetween(charingCross, greenwich)).toBeCloseTo(9342, -2)
    expect(distanceBetween(charingCross, charingCross)).toBe(0)
  })
})

describe('moveFrom', () => {
  it.each([0, 2, 5])('moves by the given distance at bearing %p', (bearing) => {
    expect(distanceBetween(charingCross, moveFrom(charingCross, bearing, 2000))).toBeCloseTo(
      2000,
      3,
    )
  })
})

describe('boundsOf', () => {
  const bounds = boundsOf([charingCross, greenwich])

  it('returns the smallest rectangle, edges included', () => {
    expect(bounds).toEqual({south: 51.4779, north: 51.5074, west: -0.1278, east: -0.0015})
    expect(isWithin(charingCross, bounds)).toBe(true)
    expect(isWithin({lat: 51.49, lng: -0.1}, bounds)).toBe(true)
    expect(isWithin({lat: 51.6, lng: -0.1}, bounds)).toBe(false)
    expect(isWithin({lat: 51.49, lng: 0.1}, bounds)).toBe(false)
  })

  it('throws RangeError for an empty list', () => {
    expect(() => boundsOf([])).toThrow(RangeError)
  })
})

describe('formatDistance', () => {
  it.each([
    [0, '0 m'],
    [50, '50 m'],
    [648, '650 m'],
    [994, '990 m'],
    [996, '1.0 km'],
    [999.9, '1.0 km'],
    [1000, '1.0 km'],
    [3249, '3.2 km'],
    [12_345, '12.3 km'],
  ])('formats %p metres as %p (MAP-5, DES-11)', (metres, text) => {
    expect(formatDistance(metres)).toBe(text.replace(' ', '\u00A0'))
  })
})
