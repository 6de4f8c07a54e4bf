import {
  londonShareOf,
  londonSize,
  londonWidthAtZoom,
  type MapPoint,
  projectOnLondon,
} from './london-projection.ts'
import type {Position} from './position.ts'

/** Which part of London a window shows. */
export type MapView =
  /** All of it, as wide as the window. */
  | {kind: 'whole'}
  /** A place in the middle, at a zoom of web maps. */
  | {kind: 'zoom'; centre: Position; zoom: number}
  /**
   * As near as the places allow that are to be seen: `paddingPx` stays free around them, and `abovePx` above, where
   * pins stand on their places.
   */
  | {kind: 'fit'; around: readonly Position[]; paddingPx: number; abovePx: number; maxZoom: number}

/** How large the drawing is behind the window, and how far it is moved from the middle of it: CSS values. */
export interface StageStyle {
  width: string
  translate: string
}

/** How much taller than wide. */
const heightPerWidth = londonSize.height / londonSize.width

/**
 * Places the drawing behind a window whose size nobody knows before it is rendered: container units say it, so that a
 * server can fit places without a script (MAP-3).
 *
 * @param view - anything but the whole of London, which needs no window
 * @returns CSS for an element whose top left corner is in the middle of a size container
 * @throws RangeError when there is nothing to fit
 */
export function stageStyle(view: Exclude<MapView, {kind: 'whole'}>): StageStyle {
  if (view.kind === 'zoom') {
    const {x, y} = projectOnLondon(view.centre)
    return {width: `${londonWidthAtZoom(view.zoom)}px`, translate: `${-x}% ${-y}%`}
  }
  if (view.around.length === 0) throw new RangeError('There is nothing to fit.')
  const {around, paddingPx, abovePx, maxZoom} = view
  const points = around.map(projectOnLondon)
  const x = extent(points.map((point) => point.x))
  const y = extent(points.map((point) => point.y))
  const widths = [`${londonWidthAtZoom(maxZoom)}px`]
  if (x.length > 0) widths.push(`(100cqw - ${2 * paddingPx}px) * ${round(100 / x.length)}`)
  if (y.length > 0) {
    const factor = round(100 / (y.length * heightPerWidth))
    widths.push(`(100cqh - ${2 * paddingPx + abovePx}px) * ${factor}`)
  }
  return {
    width: `min(${widths.join(', ')})`,
    translate: `${-round(x.middle)}% calc(${-round(y.middle)}% + ${abovePx / 2}px)`,
  }
}

/** Where something stands on the drawing: CSS values. */
export function markStyle(position: Position): {left: string; top: string} {
  const {x, y}: MapPoint = projectOnLondon(position)
  return {left: `${x}%`, top: `${y}%`}
}

/**
 * Says how wide a circle on the ground is.
 *
 * @param radius - in metres
 * @param at - its middle
 * @returns CSS, relative to the drawing
 */
export function circleWidth(radius: number, at: Position): string {
  return `${londonShareOf(2 * radius, at.lat)}%`
}

function extent(values: readonly number[]): {middle: number; length: number} {
  const first = Math.min(...values)
  const last = Math.max(...values)
  return {middle: (first + last) / 2, length: last - first}
}

const round = (value: number) => Math.round(value * 1e3) / 1e3
