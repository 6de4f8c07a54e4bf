import type {Position} from './position.ts'

/**
 * How large the drawing of London is, in its own units, and which meridian and parallel its top left corner lies on.
 */
export const londonSize = {width: 1600, height: 1285} as const
const corner = {lat: 51.715, lng: -0.54} as const
/** Units for one degree of longitude. */
const scale = 1777.7778

/** How wide the whole world is at zoom 0 of web maps, in CSS pixels. */
const worldWidth = 256

/** A place on the drawing of London, in percent of its width and height. */
export interface MapPoint {
  x: number
  y: number
}

/** Projects a latitude as Mercator did, in degrees. */
const mercator = (lat: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI

/**
 * Finds a place on the drawing of London.
 *
 * @returns percent of its width and height; outside 0…100 for what lies beyond the drawing
 */
export function projectOnLondon({lat, lng}: Position): MapPoint {
  const x = (lng - corner.lng) * scale
  const y = (mercator(corner.lat) - mercator(lat)) * scale
  return {x: percent(x / londonSize.width), y: percent(y / londonSize.height)}
}

/**
 * Says how wide the drawing is at a zoom of web maps.
 *
 * @param zoom - 12 shows a city's middle
 * @returns CSS pixels
 */
export function londonWidthAtZoom(zoom: number): number {
  return Math.round(((worldWidth * 2 ** zoom) / 360 / scale) * londonSize.width)
}

/**
 * Says how wide a distance is on the drawing.
 *
 * @param metres - a distance on the ground
 * @param lat - where it is measured: Mercator widens what is north
 * @returns percent of the width of the drawing
 */
export function londonShareOf(metres: number, lat: number): number {
  const metresPerDegree = 111_195 * Math.cos((lat * Math.PI) / 180)
  return percent(((metres / metresPerDegree) * scale) / londonSize.width)
}

/** As precise as a tenth of a pixel at the deepest zoom, and no longer than that. */
function percent(share: number): number {
  return Math.round(share * 1e5) / 1e3
}
