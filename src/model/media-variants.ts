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

const filePath = new RegExp(`^/media/files/(${fileNamePattern})$`)
/** Drawings are shown as they were uploaded. */
const drawingPath = /^\/media\/images\/([0-9a-f]{40}-\d{1,5}x\d{1,5}\.svg)$/
/** Parameters in the order in which `src/content/media-address.ts` writes them. */
const imageTarget = new RegExp(
  '^/media/images/(?<file>[0-9a-f]{40}-\\d{1,5}x\\d{1,5}\\.(?!svg\\?)[a-z0-9]{2,5})' +
    `\\?(?:rect=(?<rect>\\d{1,5}(?:,\\d{1,5}){3})&)?w=(?<width>\\d+)&fit=${imageFit}&auto=${imageFormat}` +
    `(?:&${cropSignature}=(?<signature>[\\w-]+))?$`,
)

/**
 * @param width - how wide a picture is wanted, in pixels
 * @returns the narrowest offered width that is no narrower, else the widest there is
 */
export function offeredWidth(width: number): ImageWidth {
  return imageWidths.find((offered) => offered >= width) ?? 2000
}

/**
 * Reads an address below `/media`. Every file and variant has one spelling, so that nobody can fill a cache with copies
 * of one picture, or have pictures rendered that no page shows. The signature of a crop is not checked here.
 *
 * @param target - path and query as they were sent, not decoded
 * @returns what is requested; `null` when the site writes no such address
 */
export function parseMediaRequest(target: string): MediaRequest | null {
  const file = filePath.exec(target)?.[1]
  if (file !== undefined) return {kind: 'files', file, variant: null}
  const drawing = drawingPath.exec(target)?.[1]
  if (drawing !== undefined) return {kind: 'images', file: drawing, variant: null}
  const image = imageTarget.exec(target)?.groups
  const width = imageWidths.find((offered) => String(offered) === image?.['width'])
  if (image?.['file'] === undefined || width === undefined) return null
  const {file: name, rect, signature} = image
  if ((rect === undefined) !== (signature === undefined)) return null
  const crop = rect === undefined || signature === undefined ? null : {rect, signature}
  return {kind: 'images', file: name, variant: {width, crop}}
}
