import type {Position} from './position.ts'

/** Size of the drawing of London in its own units. Its top left corner is at `corner`. */
export const londonSize = {width: 1600, height: 1285} as const
const corner = {lat: 51.715, lng: -0.54} as const
const unitsPerDegree = 1777.7778

/** Width of the world at zoom 0 of web maps, in CSS pixels. */
const worldWidth = 256

/** A point on the drawing of London, in percent of its width and height. */
export interface MapPoint {
  x: number
  y: number
}

const mercator = (lat: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI

/** Projects a position onto the drawing of London, even beyond its edges. */
export function projectOnLondon({lat, lng}: Position): MapPoint {
  const x = (lng - corner.lng) * unitsPerDegree
  const y = (mercator(corner.lat) - mercator(lat)) * unitsPerDegree
  return {x: percent(x / londonSize.width), y: percent(y / londonSize.height)}
}

export function londonWidthAtZoom(zoom: number): number {
  return Math.round(((worldWidth * 2 ** zoom) / 360 / unitsPerDegree) * londonSize.width)
}

/**
 * Converts a distance to percent of the drawing's width; depends on latitude, because the Mercator projection
 * stretches.
 */
export function londonPercentOf(metres: number, lat: number): number {
  const metresPerDegree = 111_195 * Math.cos((lat * Math.PI) / 180)
  return percent(((metres / metresPerDegree) * unitsPerDegree) / londonSize.width)
}

/** Rounds to a tenth of a pixel at the deepest zoom. */
function percent(share: number): number {
  return Math.round(share * 1e5) / 1e3
}
