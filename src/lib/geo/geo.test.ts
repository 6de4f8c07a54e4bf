import {formatDistance} from './format-distance.ts'
import {londonWidthAtZoom, projectOnLondon} from './london-projection.ts'
import {circleWidth, markStyle, stageStyle} from './london-view.ts'
import {boundsOf, distanceBetween, isWithin, moveFrom} from './position.ts'
import {seededPosition} from './seeded-position.ts'

const charingCross = {lat: 51.5074, lng: -0.1278}
const greenwich = {lat: 51.4779, lng: -0.0015}

describe('positions', () => {
  it('are apart by the great-circle distance, in any direction', () => {
    expect(distanceBetween(charingCross, greenwich)).toBeCloseTo(9342, -2)
    for (const bearing of [0, 2, 5]) {
      const moved = moveFrom(charingCross, bearing, 2000)
      expect(distanceBetween(charingCross, moved)).toBeCloseTo(2000, 3)
    }
  })

  it('have bounds that include the edges', () => {
    const bounds = boundsOf([charingCross, greenwich])
    expect(bounds).toEqual({south: 51.4779, north: 51.5074, west: -0.1278, east: -0.0015})
    expect(isWithin(charingCross, bounds)).toBe(true)
    expect(isWithin({lat: 51.49, lng: -0.1}, bounds)).toBe(true)
    expect(isWithin({lat: 51.6, lng: -0.1}, bounds)).toBe(false)
    expect(isWithin({lat: 51.49, lng: 0.1}, bounds)).toBe(false)
  })
})

describe('formatDistance', () => {
  it.each([
    [0, '0 m'],
    [648, '650 m'],
    [994, '990 m'],
    [996, '1.0 km'],
    [999.9, '1.0 km'],
    [3249, '3.2 km'],
    [12_345, '12.3 km'],
  ])('formats %p metres as %p (MAP-5, DES-11)', (metres, text) => {
    expect(formatDistance(metres)).toBe(text.replace(' ', '\u00A0'))
  })
})

describe('drawing of London', () => {
  it('has corners at 0 and 100 percent, and the scale of web maps (MAP-1)', () => {
    expect(projectOnLondon({lat: 51.715, lng: -0.54})).toEqual({x: 0, y: 0})
    const {x, y} = projectOnLondon({lat: 51.265, lng: 0.36})
    expect(x).toBeCloseTo(100, 2)
    expect(y).toBeCloseTo(100, 1)
    expect([12, 13].map(londonWidthAtZoom)).toEqual([2621, 5243])
  })

  it('has marks and circles in percent of its size', () => {
    expect(markStyle(charingCross)).toEqual({left: '45.8%', top: '46.25%'})
    expect(circleWidth(2000, charingCross)).toBe('6.422%')
  })
})

describe('stageStyle', () => {
  const fit = {paddingPx: 48, abovePx: 0, maxZoom: 14} as const

  it('fits positions with 48 px of padding into any window size (MAP-3)', () => {
    const around = [charingCross, {lat: 51.5254, lng: -0.0988}]
    const {width, translate, '--shift': shift} = stageStyle({...fit, around, abovePx: 60})
    expect(width).toMatch(
      /^min\(10486px, \(100cqw - 96px\) \* [\d.]+, \(100cqh - 156px\) \* [\d.]+\)$/,
    )
    // The positions are 0.029 degrees apart; the drawing spans 0.9 degrees.
    expect(Number(/\* ([\d.]+)/.exec(width)?.[1])).toBeCloseTo(0.9 / 0.029, 1)
    expect(translate).toMatch(/^-47\.41\d?% calc\(-44\.\d+% \+ 30px\)$/)
    expect(shift).toBe('30px')
  })

  it('uses the maximum zoom for a single position', () => {
    expect(stageStyle({...fit, around: [charingCross]}).width).toBe('min(10486px)')
  })
})

describe('seededPosition', () => {
  const ring = {min: 50, max: 2000}
  const place = (seed: number, sector?: {index: number; of: number}) =>
    seededPosition(`person-${seed}`, charingCross, ring, sector)
  const seeds = Array.from({length: 500}, (_, index) => index)

  it('returns a place of its own within the ring, the same for a seed (MAP-3)', () => {
    const places = seeds.map((seed) => place(seed))
    const distances = places.map((each) => distanceBetween(charingCross, each))
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(50 - 1e-6)
    expect(Math.max(...distances)).toBeLessThanOrEqual(2000 + 1e-6)
    expect(new Set(places.map(({lat}) => lat)).size).toBe(500)
    expect(place(1)).toEqual(places[1])
  })

  it('stays within its sector', () => {
    const east = seeds.slice(0, 50).map((seed) => place(seed, {index: 0, of: 2}))
    expect(east.filter(({lng}) => lng < charingCross.lng)).toEqual([])
  })
})
