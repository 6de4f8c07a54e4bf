import {londonPercentOf, londonWidthAtZoom, projectOnLondon} from './london-projection.ts'

describe('projectOnLondon', () => {
  it('maps the corners of the drawing to 0 and 100 percent', () => {
    expect(projectOnLondon({lat: 51.715, lng: -0.54})).toEqual({x: 0, y: 0})
    const {x, y} = projectOnLondon({lat: 51.265, lng: 0.36})
    expect(x).toBeCloseTo(100, 2)
    expect(y).toBeCloseTo(100, 1)
  })

  it('maps Hackney to its place in the drawing', () => {
    const {x, y} = projectOnLondon({lat: 51.5523, lng: -0.0633})
    expect(x).toBeCloseTo(52.97, 1)
    expect(y).toBeCloseTo(36.2, 0)
  })

  it('returns values outside 0 to 100 beyond the drawing', () => {
    expect(projectOnLondon({lat: 52, lng: -1}).x).toBeLessThan(0)
    expect(projectOnLondon({lat: 52, lng: -1}).y).toBeLessThan(0)
  })
})

describe('londonWidthAtZoom', () => {
  it('matches the scale of web maps (MAP-1)', () => {
    expect(londonWidthAtZoom(12)).toBe(2621)
    expect(londonWidthAtZoom(13)).toBe(5243)
  })
})

describe('londonPercentOf', () => {
  it('converts 2 km to 84 pixels at zoom 12', () => {
    expect((londonPercentOf(2000, 51.5074) / 100) * londonWidthAtZoom(12)).toBeCloseTo(84, 0)
  })
})
