/** The widths in which Next's optimizer and Sanity's CDN offer images, in pixels. */
export const imageWidths = [320, 480, 640, 960, 1280, 1600, 2000] as const

/** One of the widths in which images are offered. */
export type ImageWidth = (typeof imageWidths)[number]

/** The only quality in which the optimizer offers images. */
export const imageQuality = 75

/** The path of Next's optimizer. */
export const optimizerPath = '/_next/image'

/** A file of the content lake that this site serves below `/media`. */
export interface MediaFile {
  kind: 'images' | 'files'
  /** The name of the file, which is made of the hash of its content. */
  file: string
  /** The part of the image that an editor chose, and its signature, which is not checked here. */
  crop: {rect: string; signature: string} | null
}

/** The name of a file that is no image, as a regular expression. */
export const fileNamePattern = '[0-9a-f]{40}\\.[a-z0-9]{1,10}'
const imageNamePattern = '[0-9a-f]{40}-\\d{1,5}x\\d{1,5}\\.[a-z0-9]{2,5}'

const mediaPath = new RegExp(
  `^/media/(?:files/(?<file>${fileNamePattern})|images/(?<image>${imageNamePattern})` +
    `|crops/(?<rect>\\d{1,5}(?:,\\d{1,5}){3})/(?<signature>[\\w-]{43})/(?<cropped>${imageNamePattern}))$`,
)
const optimizerTarget = new RegExp(`^${optimizerPath}\\?url=([^&]+)&w=(\\d+)&q=${imageQuality}$`)

/**
 * @param width - how wide an image is wanted, in pixels
 * @returns the narrowest offered width that is no narrower, else the widest there is
 */
export function offeredWidth(width: number): ImageWidth {
  return imageWidths.find((offered) => offered >= width) ?? 2000
}

/** Whether an image is a drawing, which has no pixels: it is served as it was uploaded. */
export const isDrawing = (file: string): boolean => file.endsWith('.svg')

/**
 * Writes the path from which a file of the content lake is served.
 *
 * @param file - with a signed crop, if an editor chose a part of the image
 */
export function writeMediaPath({kind, file, crop}: MediaFile): string {
  return crop === null
    ? `/media/${kind}/${file}`
    : `/media/crops/${crop.rect}/${crop.signature}/${file}`
}

/**
 * Reads a path below `/media`. Every file has one spelling, so that no cache holds two copies of it.
 *
 * @param target - path and query as they were sent, not decoded
 * @returns `null` when the site writes no such address
 */
export function parseMediaPath(target: string): MediaFile | null {
  const {file, image, cropped, rect, signature} = mediaPath.exec(target)?.groups ?? {}
  if (file !== undefined) return {kind: 'files', file, crop: null}
  if (image !== undefined) return {kind: 'images', file: image, crop: null}
  if (cropped === undefined || rect === undefined || signature === undefined) return null
  return {kind: 'images', file: cropped, crop: {rect, signature}}
}

/**
 * Writes the address at which Next's optimizer serves an image.
 *
 * @param path - of the image below `/media`
 * @param width - that is offered; a drawing has one address for all widths
 */
export function writeOptimizerAddress(path: string, width: ImageWidth): string {
  const w = isDrawing(path) ? imageWidths[0] : width
  return `${optimizerPath}?url=${encodeURIComponent(path)}&w=${w}&q=${imageQuality}`
}

/**
 * Reads an address of Next's optimizer, whose disk holds a copy for each source, width and quality that is asked for.
 * So only addresses that pages can have reach it.
 *
 * @param target - path and query as they were sent, not decoded
 * @returns the image; `null` when the site writes no such address
 */
export function parseOptimizerAddress(target: string): MediaFile | null {
  const [, url = '', w] = optimizerTarget.exec(target) ?? []
  const path = url.replaceAll('%2F', '/').replaceAll('%2C', ',')
  const width = imageWidths.find((offered) => String(offered) === w)
  if (width === undefined || writeOptimizerAddress(path, width) !== target) return null
  const media = parseMediaPath(path)
  return media?.kind === 'images' ? media : null
}
