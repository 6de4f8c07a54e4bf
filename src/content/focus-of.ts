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
}

/**
 * Says around what an image is cut where its place has other proportions. A place of its own in the design stays as it
 * is until somebody moves or narrows the circle: the Studio stores one around the whole image with each crop.
 *
 * @param image - with its crop and its hotspot
 * @returns a value of `object-position`, such as `30% 75%`, of what the crop leaves; `null` where nothing is marked
 */
export function focusOf({crop, hotspot}: Marked): string | null {
  if (!hotspot) return null
  const {x = 0.5, y = 0.5, width = 1, height = 1} = hotspot
  if (width >= 1 && height >= 1) return null
  const {top = 0, bottom = 0, left = 0, right = 0} = crop ?? {}
  return `${percentOf(x, left, right)} ${percentOf(y, top, bottom)}`
}

function percentOf(share: number, before: number, after: number): string {
  const rest = 1 - before - after
  const within = rest > 0 ? (share - before) / rest : 0.5
  return `${Math.round(100 * Math.min(1, Math.max(0, within)))}%`
}
