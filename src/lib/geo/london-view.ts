import {
  londonPercentOf,
  londonSize,
  londonWidthAtZoom,
  type MapPoint,
  projectOnLondon,
} from './london-projection.ts'
import type {Position} from './position.ts'

/** The closest view of all positions, with `paddingPx` around them and another `abovePx` at the top for pins. */
export interface MapView {
  around: readonly Position[]
  paddingPx: number
  abovePx: number
  maxZoom: number
}

const heightPerWidth = londonSize.height / londonSize.width

/**
 * Positions the drawing with CSS container units, because the server doesn't know the window's size (MAP-3).
 *
 * @returns CSS for an element whose top left corner is at the centre of a size container: its size, its offset from the
 * centre, and the same for labels, which compare their place with the window
 * @throws RangeError when there are no positions to fit
 */
export function stageStyle({around, paddingPx, abovePx, maxZoom}: MapView) {
  if (around.length === 0) throw new RangeError('There are no positions to fit.')
  const points = around.map(projectOnLondon)
  const x = extent(points.map((point) => point.x))
  const y = extent(points.map((point) => point.y))
  const widths = [`${londonWidthAtZoom(maxZoom)}px`]
  if (x.length > 0) widths.push(`(100cqw - ${2 * paddingPx}px) * ${round(100 / x.length)}`)
  if (y.length > 0) {
    const factor = round(100 / (y.length * heightPerWidth))
    widths.push(`(100cqh - ${2 * paddingPx + abovePx}px) * ${factor}`)
  }
  const width = `min(${widths.join(', ')})`
  const middle = {x: round(x.middle), y: round(y.middle)}
  const mid = shareOfWidth(middle)
  const shift = `${abovePx / 2}px`
  return {
    width,
    translate: `${-middle.x}% calc(${-middle.y}% + ${shift})`,
    '--stage': width,
    '--mid-x': `${mid.x}`,
    '--mid-y': `${mid.y}`,
    '--shift': shift,
  }
}

/** Converts a point to shares of the drawing's width, in both directions. */
export function shareOfWidth({x, y}: MapPoint): MapPoint {
  return {x: round5(x / 100), y: round5((y / 100) * heightPerWidth)}
}

export function markStyle(position: Position): {left: string; top: string} {
  const {x, y}: MapPoint = projectOnLondon(position)
  return {left: `${x}%`, top: `${y}%`}
}

export function circleWidth(radiusMetres: number, at: Position): string {
  return `${londonPercentOf(2 * radiusMetres, at.lat)}%`
}

function extent(values: readonly number[]): {middle: number; length: number} {
  const first = Math.min(...values)
  const last = Math.max(...values)
  return {middle: (first + last) / 2, length: last - first}
}

const round = (value: number) => Math.round(value * 1e3) / 1e3
const round5 = (value: number) => Math.round(value * 1e5) / 1e5
