/** The widths in which pictures are offered, in pixels. No other width is ever asked for. */
export const imageWidths = [320, 480, 640, 960, 1280, 1600, 2000] as const

/** One of the widths in which pictures are offered. */
export type ImageWidth = (typeof imageWidths)[number]

/** Of a picture that is not cropped: never larger than it is, in the best format the browser takes. */
export const imageFit = 'max'
export const imageFormat = 'format'

/** The parameter that carries the signature of a crop. */
export const cropSignature = 's'

/** What an address below `/media` asks for: the original of a file, or an image at a width. */
export interface MediaRequest {
  kind: 'images' | 'files'
  /** The name of the file, which is made of the hash of its content. */
  file: string
  /** `null` for the file as it was uploaded. */
  variant: ImageVariant | null
}

/** An image at a width, and the part of it that an editor chose. */
export interface ImageVariant {
  width: ImageWidth
  crop: {rect: string; signature: string} | null
}

/** The name of a file that is no image, as a regular expression. */
export const fileNamePattern = '[0-9a-f]{40}\\.[a-z0-9]{1,10}'

const imagePath = /^\/media\/images\/([0-9a-f]{40}-\d{1,5}x\d{1,5}\.[a-z0-9]{2,5})$/
const filePath = new RegExp(`^/media/files/(${fileNamePattern})$`)
const rectangle = /^\d{1,5}(,\d{1,5}){3}$/

/**
 * @param width - how wide a picture is wanted, in pixels
 * @returns the narrowest offered width that is no narrower, else the widest there is
 */
export function offeredWidth(width: number): ImageWidth {
  return imageWidths.find((offered) => offered >= width) ?? 2000
}

/**
 * Reads an address below `/media`. Only addresses as this site writes them are read, so that nobody can have
 * pictures rendered that no page shows. Whether the signature of a crop is ours is not checked here.
 *
 * @param path - the path as it was sent, not decoded
 * @param search - the query
 * @returns what is asked for; `null` when the site writes no such address
 */
export function parseMediaRequest(path: string, search: URLSearchParams): MediaRequest | null {
  const [, file] = filePath.exec(path) ?? []
  if (file !== undefined) return search.size === 0 ? {kind: 'files', file, variant: null} : null
  const [, image] = imagePath.exec(path) ?? []
  if (image === undefined) return null
  // Only a drawing is shown as it was uploaded.
  if (image.endsWith('.svg')) {
    return search.size === 0 ? {kind: 'images', file: image, variant: null} : null
  }
  const variant = parseVariant(search)
  return variant && {kind: 'images', file: image, variant}
}

function parseVariant(search: URLSearchParams): ImageVariant | null {
  const width = imageWidths.find((offered) => String(offered) === search.get('w'))
  const rect = search.get('rect')
  const signature = search.get(cropSignature)
  const isCropped = rect !== null && signature !== null && rectangle.test(rect)
  const isEmitted =
    width !== undefined &&
    search.get('fit') === imageFit &&
    search.get('auto') === imageFormat &&
    search.size === (isCropped ? 5 : 3)
  return isEmitted ? {width, crop: isCropped ? {rect, signature} : null} : null
}
