import {boroughs} from '#lib/geo/boroughs.ts'
import {estimateTextWidth, type MarkBox, placeLabels} from '#lib/geo/label-room.ts'
import {distanceBetween, type Position} from '#lib/geo/position.ts'
import {measures} from '#theme/tokens.ts'

/** Width in rem below which a whole map has no names of boroughs: on phones, only two or three would fit. */
export const minWholeWidth = 40

/** Font size in rem of the names on a whole map, so that tablets show the name of every borough. */
export const wholeNameSize = Number.parseFloat(measures['t-map'])

/** Space around a label, in rem. */
const space = 0.15
/** Half of a line of a label, in em. */
const halfLine = 0.55

/** Room of a name at a position, with its font size in rem. */
export function nameRoom(text: string, at: Position, size = 1): MarkBox {
  const lines = text.split('\n')
  const tall = halfLine * lines.length * size + space
  return {at, half: (widest(lines) * size) / 2 + space, above: tall, below: tall}
}

const widest = (lines: readonly string[]) => Math.max(...lines.map(estimateTextWidth))

/** Breaks a name of several words where its lines are shortest. */
export function inTwoLines(text: string): string {
  const [shortest = [text]] = [...text.matchAll(/ /g)]
    .map(({index}) => [text.slice(0, index), text.slice(index + 1)])
    .sort((one, other) => widest(one) - widest(other))
  return shortest.join('\n')
}

/** Room of the text under a window at a position, and, as further choices, above the window or to one side. */
export function lightTextRooms(text: string, at: Position): [MarkBox, ...MarkBox[]] {
  const room = nameRoom(text, at)
  const under = {...room, above: 0, below: 1.1}
  const over = {...room, above: 2.75, below: -1.5}
  const side = Math.max(0, room.half - 1)
  const sides = [side, -side].flatMap((shift) => [
    {...under, shift},
    {...over, shift},
  ])
  return [under, over, ...sides]
}

/** Room of a window at a position, without its text. */
export const lightRoom = (at: Position): MarkBox => ({at, half: 1, above: 1.5, below: -0.2})

/** Room of a pin whose tip is at a position, enlarged as the chosen one is. */
export const pinRoom = (at: Position): MarkBox => ({at, half: 2, above: 5.25, below: 0.1})

/** Room of the point at the visitor's position. */
export const hereRoom = (at: Position): MarkBox => ({at, half: 0.7, above: 0.7, below: 0.7})

/** Converts a width in rem to CSS. Texts that never have room get a width that no drawing has. */
export const toWidth = (rem: number) => `${Math.min(Math.ceil(rem * 10) / 10, 9999)}rem`

/** A borough's name on a map with pins. */
export interface BoroughName {
  id: string
  name: string
  at: Position
  half: number
  /** Custom property with the width of the drawing from which the name has room, and its value. */
  property: `--name-${string}`
  from: string
}

/** Returns the names of all boroughs for a map with pins around a position; names near it have precedence. */
export function boroughNamesAround(here: Position, pins: readonly Position[]): BoroughName[] {
  const names = Object.entries(boroughs)
    .map(([id, {name, lat, lng}]) => ({id, name, room: nameRoom(name, {lat, lng})}))
    .sort((one, other) => distanceBetween(here, one.room.at) - distanceBetween(here, other.room.at))
  const places = placeLabels(
    names.map(({room}) => [room]),
    [hereRoom(here), ...pins.map(pinRoom)],
    0,
  )
  return names.map(({id, name, room: {at, half}}, index) => ({
    id,
    name,
    at,
    half,
    property: `--name-${id}`,
    from: toWidth(places[index]?.width ?? 0),
  }))
}
