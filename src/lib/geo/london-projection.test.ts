import {londonShareOf, londonWidthAtZoom, projectOnLondon} from './london-projection.ts'

describe('projectOnLondon', () => {
  it('puts the corners of the drawing at its corners', () => {
    expect(projectOnLondon({lat: 51.715, lng: -0.54})).toEqual({x: 0, y: 0})
    const {x, y} = projectOnLondon({lat: 51.265, lng: 0.36})
    expect(x).toBeCloseTo(100, 2)
    expect(y).toBeCloseTo(100, 1)
  })

  it('puts Hackney where it was drawn', () => {
    const {x, y} = projectOnLondon({lat: 51.5523, lng: -0.0633})
    expect(x).toBeCloseTo(52.97, 1)
    expect(y).toBeCloseTo(36.2, 0)
  })

  it('goes on beyond the drawing', () => {
    expect(projectOnLondon({lat: 52, lng: -1}).x).toBeLessThan(0)
    expect(projectOnLondon({lat: 52, lng: -1}).y).toBeLessThan(0)
  })
})

describe('londonWidthAtZoom', () => {
  it('is as wide at zoom 12 as the streets of a web map are (MAP-1)', () => {
    expect(londonWidthAtZoom(12)).toBe(2621)
    expect(londonWidthAtZoom(13)).toBe(5243)
  })
})

describe('londonShareOf', () => {
  it('makes a radius of 2 km 84 pixels at zoom 12', () => {
    expect((londonShareOf(2000, 51.5074) / 100) * londonWidthAtZoom(12)).toBeCloseTo(84, 0)
  })
})
