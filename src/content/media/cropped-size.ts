/** Cropped margins, as fractions of the image's sides. */
export interface Crop {
  top?: number
  bottom?: number
  left?: number
  right?: number
}

interface Size {
  width?: number | null
  height?: number | null
}

/** Returns the size of a cropped image, rounded as in `rect` of Sanity's image API. */
export function croppedSize({width, height, crop}: Size & {crop?: Crop | null}): Size {
  const {top = 0, bottom = 0, left = 0, right = 0} = crop ?? {}
  return {width: leftOver(width, left, right), height: leftOver(height, top, bottom)}
}

function leftOver(side: number | null | undefined, before: number, after: number): number | null {
  if (side === null || side === undefined) return null
  const start = Math.round(before * side)
  return Math.round(side - after * side - start)
}
