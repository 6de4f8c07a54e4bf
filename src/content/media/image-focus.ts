import type {Crop} from './cropped-size.ts'

/** Hotspot, as fractions of the uncropped image. */
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

/** Value for `object-position`. */
export type Focus = `${number}% ${number}%`

/** Returns the hotspot's centre in percent of the cropped image; null for the full-size hotspot of every crop. */
export function focusPoint(image: Marked | null | undefined): {x: number; y: number} | null {
  if (!image?.hotspot) return null
  const {crop, hotspot, extension} = image
  const {x = 0.5, y = 0.5, width = 1, height = 1} = hotspot
  if (width >= 1 && height >= 1) return null
  // SVGs are never cropped.
  const {top = 0, bottom = 0, left = 0, right = 0} = (extension === 'svg' ? null : crop) ?? {}
  return {x: percentOf(x, left, right), y: percentOf(y, top, bottom)}
}

/** Formats that point for `object-position`, such as `30% 75%`. */
export function focusPosition(image: Marked | null | undefined): Focus | null {
  const point = focusPoint(image)
  return point === null ? null : `${point.x}% ${point.y}%`
}

function percentOf(share: number, before: number, after: number): number {
  const rest = 1 - before - after
  const within = rest > 0 ? (share - before) / rest : 0.5
  return Math.round(100 * Math.min(1, Math.max(0, within)))
}
