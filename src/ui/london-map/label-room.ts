import {boroughs} from '#lib/geo/boroughs.ts'
import {projectOnLondon} from '#lib/geo/london-projection.ts'
import {shareOfWidth} from '#lib/geo/london-view.ts'
import type {Position} from '#lib/geo/position.ts'

/** Width of a map of all London, in rem, from which the names of all boroughs have room. */
export const minNamesWidth = 44

/** Distance in rem at which a label of usual length is clear of another mark: beside it, above it or below it. */
interface Clearance {
  beside: number
  above: number
  below: number
}

const fromName: Clearance = {beside: 4.75, above: 1.4, below: 1.4}
/** From a dot and its label. */
const fromDot: Clearance = {beside: 5.5, above: 1.5, below: 2.25}
/** From a pin, which stands above its position, and is enlarged when it is chosen. */
const fromPin: Clearance = {beside: 4.2, above: 5.9, below: 0.9}

/** Returns the width of the drawing, in rem, from which a label is clear of other marks. */
function widthWithRoom(at: Position, others: readonly Position[], clearance: Clearance): number {
  const label = shareOfWidth(projectOnLondon(at))
  const widths = others.map((other) => {
    const {x, y} = shareOfWidth(projectOnLondon(other))
    const down = label.y - y
    return Math.min(
      clearance.beside / Math.abs(label.x - x),
      (down > 0 ? clearance.below : clearance.above) / Math.abs(down),
    )
  })
  return Math.max(0, ...widths)
}

/** Labels that never have room get a width that no drawing has. */
const toLength = (rem: number) => `${Math.min(Math.ceil(rem), 9999)}rem`

/** Returns the width from which a dot has its label below it, beside the earlier ones. */
export const dotLabelFrom = (at: Position, earlier: readonly Position[]): string =>
  toLength(widthWithRoom(at, earlier, {...fromDot, above: fromDot.below}))

/** A borough's name on a map of a part of London. */
export interface BoroughName {
  id: string
  name: string
  /** In two lines, if it has several words. */
  text: string
  at: Position
  /** Custom property with the width of the drawing from which the name has room, and its value. */
  property: `--name-${string}`
  from: string
}

/** Returns the names of boroughs for a map with pins or dots at positions. */
export function boroughNamesAround(
  kind: 'pins' | 'dots',
  positions: readonly Position[],
): BoroughName[] {
  return Object.entries(boroughs).map(([id, {name, ...at}]) => ({
    id,
    name,
    text: name.replace(' ', '\n'),
    at,
    property: `--name-${id}`,
    from: toLength(
      Math.max(
        widthWithRoom(at, otherNames(id), fromName),
        widthWithRoom(at, positions, kind === 'pins' ? fromPin : fromDot),
      ),
    ),
  }))
}

const otherNames = (id: string) =>
  Object.entries(boroughs).flatMap(([other, at]) => (other === id ? [] : [at]))
