/** What an editor left out of an image, as shares of its sides. */
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

/**
 * Works out the size of what is left of an image, to the pixel as its address has it (`rect` of Sanity's image API).
 *
 * @param image - the size of the whole image and its crop
 * @returns the size of the part; nothing where the image's own is not known
 */
export function croppedSize({width, height, crop}: Size & {crop?: Crop | null}): Size {
  const {top = 0, bottom = 0, left = 0, right = 0} = crop ?? {}
  return {width: leftOver(width, left, right), height: leftOver(height, top, bottom)}
}

function leftOver(side: number | null | undefined, before: number, after: number): number | null {
  if (side === null || side === undefined) return null
  const start = Math.round(before * side)
  return Math.round(side - after * side - start)
}
