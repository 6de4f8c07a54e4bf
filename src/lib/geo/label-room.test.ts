import {clearWidth, estimateTextWidth, type MarkBox, placeLabels} from './label-room.ts'

const middle = {lat: 51.5074, lng: -0.1278}
const box = {at: middle, half: 2, above: 1, below: 1}
/** A tenth of the drawing's width further east. */
const east = {...box, at: {lat: 51.5074, lng: -0.0378}}

describe('estimateTextWidth', () => {
  // Widths in the browser, in em.
  it.each([
    ['Camden', 3.8],
    ['Brent', 2.5],
    ['Hammersmith and Fulham', 12.2],
    ['Kensington and Chelsea', 11.1],
  ])('is no less than the width of %s and at most a sixth more', (text, width) => {
    expect(estimateTextWidth(text)).toBeGreaterThanOrEqual(width)
    expect(estimateTextWidth(text)).toBeLessThan(width * 1.17)
  })
})

describe('clearWidth', () => {
  it('is the width at which marks stand beside each other', () => {
    expect(clearWidth(box, east)).toBeCloseTo(40, 0)
    expect(clearWidth(east, box)).toBeCloseTo(40, 0)
  })

  it('is the width at which marks stand above each other, when that is less', () => {
    const north = {...box, at: {lat: 51.5504, lng: -0.1278}}
    const pin = {at: middle, half: 2, above: 5, below: 0}
    expect(clearWidth(north, box)).toBeLessThan(clearWidth(north, pin))
    expect(clearWidth(north, pin)).toBe(clearWidth(pin, north))
  })

  it('is infinite for marks at one position, unless one is above the other', () => {
    expect(clearWidth(box, box)).toBe(Infinity)
    const [icon, caption] = [
      {...box, below: -0.2},
      {...box, above: 0},
    ]
    expect(clearWidth(icon, caption)).toBe(0)
    expect(clearWidth(caption, icon)).toBe(0)
  })
})

describe('placeLabels', () => {
  const widths = (labels: MarkBox[], obstacles: MarkBox[] = []) =>
    placeLabels(
      labels.map((label) => [label]),
      obstacles,
      0,
    ).map(({width}) => width)

  it('shows an earlier label at any width, and a later one where it clears the earlier', () => {
    expect(widths([box, east])).toEqual([0, clearWidth(east, box)])
  })

  it('ignores an earlier label at widths that hide it', () => {
    expect(widths([box, box, east])[2]).toBe(clearWidth(east, box))
    expect(widths([box, east], [box])).toEqual([Infinity, clearWidth(east, box)])
  })

  it('chooses the preferred place when it has room at the usual width', () => {
    const above = {...east, above: 3, below: -1.2}
    const width = clearWidth(east, box)
    expect(placeLabels([[box], [east, above]], [], width)[1]).toEqual({choice: 0, width})
  })

  it('chooses the place that has room first when the preferred one has none', () => {
    const above = {...box, above: 3, below: -1.2}
    expect(placeLabels([[box], [box, above]], [], 100)[1]).toEqual({choice: 1, width: 0})
  })
})
