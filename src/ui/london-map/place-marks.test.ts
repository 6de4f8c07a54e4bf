import {boroughs} from '#lib/geo/boroughs.ts'
import type {MarkBox} from '#lib/geo/label-room.ts'
import {londonSize} from '#lib/geo/london-projection.ts'
import {pointOf} from '#lib/testing/drawing-outlines.ts'
import {
  boroughNamesAround,
  inTwoLines,
  lightRoom,
  lightTextRooms,
  nameRoom,
  wholeNameSize,
  pinRoom,
} from './mark-room.ts'
import {type MapMark, placeMarks} from './place-marks.ts'

interface Shown extends MarkBox {
  text: string
  /** Width of the drawing in rem from which it is shown. */
  from: number
}

const all = Object.values(boroughs)
const charingCross = {lat: 51.5074, lng: -0.1278}
/** Widths of the drawing in rem: from the smallest phone to the deepest zoom. */
const widths = Array.from({length: 52}, (_, index) => 18 + 6 * index)

/** Returns the edges of a mark, in rem, on a drawing of a width. */
function edgesOf({at, half, above, below, shift = 0}: MarkBox, width: number) {
  const {x, y} = pointOf(at)
  const rem = width / londonSize.width
  return {
    left: x * rem + shift - half,
    right: x * rem + shift + half,
    top: y * rem - above,
    bottom: y * rem + below,
  }
}

function overlap(one: MarkBox, other: MarkBox, width: number): boolean {
  const [a, b] = [edgesOf(one, width), edgesOf(other, width)]
  const leeway = 0.01
  const isBeside = a.right <= b.left + leeway || b.right <= a.left + leeway
  return !isBeside && a.bottom > b.top + leeway && b.bottom > a.top + leeway
}

/** Returns each pair that overlaps at some width at which both are shown. */
function collisions(texts: readonly Shown[], obstacles: readonly MarkBox[]): string[] {
  return widths.flatMap((width) => {
    const shown = texts.filter(({from}) => from <= width)
    return shown.flatMap((text, index) => [
      ...shown
        .slice(index + 1)
        .filter((other) => overlap(text, other, width))
        .map((other) => `${text.text} and ${other.text} at ${width} rem`),
      ...obstacles
        .filter((obstacle) => overlap(text, obstacle, width))
        .map(() => `${text.text} and a mark at ${width} rem`),
    ])
  })
}

describe('placeMarks', () => {
  const lights: MapMark[] = all.map((at) => ({kind: 'light', at, text: at.name, isLit: true}))
  const placed = placeMarks(lights, {kind: 'whole'})
  const texts = placed.map(({label}, index) => {
    const {name, ...at} = all[index] ?? {name: '', ...charingCross}
    const [below, above = below] = lightTextRooms(name, at)
    const room = {...(label?.isAbove === true ? above : below), shift: label?.shift ?? 0}
    return {...room, text: name, from: Number.parseFloat(label?.from ?? '')}
  })

  it('shows names at no width where they would overlap or the edge of the map would cut them', () => {
    expect(collisions(texts, all.map(lightRoom))).toEqual([])
    for (const width of widths)
      for (const text of texts.filter(({from}) => from <= width)) {
        expect(edgesOf(text, width).left).toBeGreaterThanOrEqual(0)
        expect(edgesOf(text, width).right).toBeLessThanOrEqual(width)
      }
  })

  it('shows all names on a desktop and none on a phone', () => {
    expect(texts.filter(({from}) => from > 81).map(({text}) => text)).toEqual([])
    expect(texts.filter(({from}) => from <= 24)).toEqual([])
  })

  it('shows all names without windows on a tablet, in two lines, at no width where they overlap', () => {
    const names: MapMark[] = all.map((at) => ({kind: 'name', at, text: at.name}))
    const shown = placeMarks(names, {kind: 'whole'}).map(({at, label}, index) => {
      const text = inTwoLines(all[index]?.name ?? '')
      const from = Number.parseFloat(label?.from ?? '')
      return {...nameRoom(text, at, wholeNameSize), text, from}
    })
    expect(shown.map(({text}) => text)).toContain('Kensington\nand Chelsea')
    expect(shown.map(({text}) => text)).toContain('City of\nLondon')
    // The width of the map in a window of 768 px.
    expect(shown.filter(({from}) => from > 43.9)).toEqual([])
    expect(collisions(shown, [])).toEqual([])
  })

  it('prefers windows to the names around them', () => {
    const at = {lat: 51.5503, lng: -0.1407}
    const [name, light] = placeMarks(
      [
        {kind: 'name', at: {...at, lng: -0.1417}, text: 'Camden'},
        {kind: 'light', at, text: 'Kentish Town', isLit: true},
      ],
      {kind: 'zoom', centre: at, zoom: 12},
    )
    expect(light?.label?.from).toBe('0rem')
    expect(Number.parseFloat(name?.label?.from ?? '')).toBeGreaterThan(100)
  })
})

describe('boroughNamesAround', () => {
  const pins = [
    {lat: 51.5503, lng: -0.1407},
    {lat: 51.462, lng: -0.138},
    {lat: 51.513, lng: -0.3043},
  ]
  const names = boroughNamesAround(charingCross, pins).map(({name, at, from}) => ({
    ...nameRoom(name, at),
    text: name,
    from: Number.parseFloat(from),
  }))

  it('shows names at no width where they would overlap a name or a pin, and most on a desktop', () => {
    expect(names).toHaveLength(33)
    expect(collisions(names, pins.map(pinRoom))).toEqual([])
    expect(names.filter(({from}) => from <= 148).length).toBeGreaterThan(25)
  })
})
