import {londonSize, projectOnLondon} from './london-projection.ts'
import type {Position} from './position.ts'

/** Room that a mark takes around its position, in rem, whatever the scale of the drawing. */
export interface MarkBox {
  at: Position
  /** Half of its width. */
  half: number
  /** Upper edge above the position; negative when it is below. */
  above: number
  /** Lower edge below the position; negative when it is above. */
  below: number
  /** Its middle to the right of the position; negative when it is to the left. */
  shift?: number
}

/** Width of letters in em: the widest of their kind in the site's typeface, in bold. */
const letterWidths = [
  {letters: /[fijlrtI' -]/u, width: 0.38},
  {letters: /[mwMW]/u, width: 0.88},
  {letters: /[A-Z]/u, width: 0.7},
] as const
const otherLetters = 0.58

/** Estimates the width of a line of bold text in em, because the server can't measure it. */
export function estimateTextWidth(text: string): number {
  let width = 0
  for (const letter of text) {
    width += letterWidths.find(({letters}) => letters.test(letter))?.width ?? otherLetters
  }
  return width
}

/** Returns the smallest width of the drawing, in rem, at which two marks don't overlap. */
export function clearWidth(one: MarkBox, other: MarkBox): number {
  const from = projectOnLondon(one.at)
  const to = projectOnLondon(other.at)
  const across = Math.abs(to.x - from.x) / 100
  const apart = ((other.shift ?? 0) - (one.shift ?? 0)) * (to.x < from.x ? -1 : 1)
  const down = ((to.y - from.y) / 100) * (londonSize.height / londonSize.width)
  const beside = Math.max(0, one.half + other.half - apart) / across
  const below = one.below + other.above
  const above = one.above + other.below
  if (down === 0) return Math.min(below, above) <= 0 ? 0 : beside
  return Math.min(beside, (down > 0 ? below : above) / Math.abs(down))
}

/** A label's place, and the width of the drawing, in rem, from which it has room there. */
export interface LabelPlace {
  /** Index of the place among those that the label could have. */
  choice: number
  width: number
}

/**
 * Chooses for each label the first place with room on a drawing of the given width, or else the place that has room at
 * the smallest width. A label has room where it overlaps neither an obstacle nor an earlier label that is shown.
 *
 * @param labels - places that each label could have, preferred ones first
 * @param usualWidth - in rem
 */
export function placeLabels(
  labels: readonly (readonly MarkBox[])[],
  obstacles: readonly MarkBox[],
  usualWidth: number,
): LabelPlace[] {
  const placed: {box: MarkBox; place: LabelPlace}[] = []
  for (const boxes of labels) {
    const choices = boxes.map((box, choice) => {
      const clear = placed
        .map((earlier) => ({width: clearWidth(box, earlier.box), from: earlier.place.width}))
        .filter(({width, from}) => width > from)
      const around = obstacles.map((obstacle) => clearWidth(box, obstacle))
      const width = Math.max(0, ...around, ...clear.map((earlier) => earlier.width))
      return {box, place: {choice, width}}
    })
    const [earliest] = choices.toSorted((one, other) => one.place.width - other.place.width)
    const chosen = choices.find(({place}) => place.width <= usualWidth) ?? earliest
    if (chosen !== undefined) placed.push(chosen)
  }
  return placed.map(({place}) => place)
}
