import type {Crop} from './cropped-size.ts'

/** What an editor marked in an image by the circle, as shares of the sides of the whole image. */
export interface Hotspot {
  x?: number
  y?: number
  width?: number
  height?: number
}

interface Marked {
  crop?: Crop | null
  hotspot?: Hotspot | null
  extension?: string | null
}

/** A point of an image as a value of `object-position`. */
export type Focus = `${number}% ${number}%`

/**
 * Says around which point an image is cut where its place has other proportions. A place of its own in the design stays
 * as it is until somebody moves or narrows the circle: the Studio stores one around the whole image with each crop.
 *
 * @param image - with its crop and its hotspot; it may be missing in a draft
 * @returns percents of the sides of what the crop leaves; `null` where nothing is marked
 */
export function focusPoint(image: Marked | null | undefined): {x: number; y: number} | null {
  if (!image?.hotspot) return null
  const {crop, hotspot, extension} = image
  const {x = 0.5, y = 0.5, width = 1, height = 1} = hotspot
  if (width >= 1 && height >= 1) return null
  // A drawing is shown whole.
  const {top = 0, bottom = 0, left = 0, right = 0} = (extension === 'svg' ? null : crop) ?? {}
  return {x: percentOf(x, left, right), y: percentOf(y, top, bottom)}
}

/**
 * Writes that point for styles.
 *
 * @param image - with its crop and its hotspot
 * @returns a value of `object-position`, such as `30% 75%`; `null` where nothing is marked
 */
export function focusOf(image: Marked | null | undefined): Focus | null {
  const point = focusPoint(image)
  return point === null ? null : `${point.x}% ${point.y}%`
}

function percentOf(share: number, before: number, after: number): number {
  const rest = 1 - before - after
  const within = rest > 0 ? (share - before) / rest : 0.5
  return Math.round(100 * Math.min(1, Math.max(0, within)))
}
