import {londonWidthAtZoom, projectOnLondon} from './london-projection.ts'

describe('projectOnLondon', () => {
  it('maps the corners of the drawing to 0 and 100 percent', () => {
    expect(projectOnLondon({lat: 51.715, lng: -0.54})).toEqual({x: 0, y: 0})
    const {x, y} = projectOnLondon({lat: 51.265, lng: 0.36})
    expect(x).toBeCloseTo(100, 2)
    expect(y).toBeCloseTo(100, 1)
  })
})

describe('londonWidthAtZoom', () => {
  it('matches the scale of web maps (MAP-1)', () => {
    expect(londonWidthAtZoom(12)).toBe(2621)
    expect(londonWidthAtZoom(13)).toBe(5243)
  })
})
