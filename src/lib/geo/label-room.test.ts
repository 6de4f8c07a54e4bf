import {clearWidth, estimateTextWidth, type MarkBox, placeLabels} from './label-room.ts'

const middle = {lat: 51.5074, lng: -0.1278}
const box = {at: middle, half: 2, above: 1, below: 1}
/** A tenth of the drawing's width further east. */
const east = {...box, at: {lat: 51.5074, lng: -0.0378}}

// Widths in the browser, in em.
it.each([
  ['Camden', 3.8],
  ['Brent', 2.5],
  ['Hammersmith and Fulham', 12.2],
  ['Kensington and Chelsea', 11.1],
])('estimateTextWidth returns at least the width of %s and at most a sixth more', (text, width) => {
  expect(estimateTextWidth(text)).toBeGreaterThanOrEqual(width)
  expect(estimateTextWidth(text)).toBeLessThan(width * 1.17)
})

describe('clearWidth', () => {
  const both = (one: MarkBox, other: MarkBox) => {
    expect(clearWidth(other, one)).toBe(clearWidth(one, other))
    return clearWidth(one, other)
  }

  it('is the width at which marks stand beside or above each other', () => {
    expect(both(box, east)).toBeCloseTo(40, 0)
    const north = {...box, at: {lat: 51.5504, lng: -0.1278}}
    const pin = {at: middle, half: 2, above: 5, below: 0}
    expect(both(north, box)).toBeLessThan(both(north, pin))
  })

  it('is infinite for marks at one position, unless one is above the other', () => {
    expect(clearWidth(box, box)).toBe(Infinity)
    expect(both({...box, below: -0.2}, {...box, above: 0})).toBe(0)
  })
})

describe('placeLabels', () => {
  const widths = (labels: MarkBox[], obstacles: MarkBox[] = []) => {
    const choices = labels.map((label) => [label])
    return placeLabels(choices, obstacles, 0).map(({width}) => width)
  }
  const clear = clearWidth(east, box)

  it('shows a label where it clears the obstacles and earlier labels that are shown', () => {
    expect(widths([box, east])).toEqual([0, clear])
    expect(widths([box, box, east])).toEqual([0, Infinity, clear])
    expect(widths([box, east], [box])).toEqual([Infinity, clear])
  })

  it('chooses the preferred place when it has room at the usual width, or else the first with room', () => {
    const above = {above: 3, below: -1.2}
    expect(placeLabels([[box], [east, {...east, ...above}]], [], clear)[1]).toEqual({
      choice: 0,
      width: clear,
    })
    expect(placeLabels([[box], [box, {...box, ...above}]], [], 100)[1]).toEqual({
      choice: 1,
      width: 0,
    })
  })
})
