/** Image widths that Next's optimizer and Sanity's CDN serve, in pixels. */
export const imageWidths = [320, 480, 640, 960, 1280, 1600, 2000] as const

export type ImageWidth = (typeof imageWidths)[number]

export const imageQuality = 75

export const optimizerPath = '/_next/image'

export interface MediaFile {
  kind: 'images' | 'files'
  /** File name with the hash of its content. */
  file: string
  /** Crop chosen by an editor. The signature is not verified here. */
  crop: {rect: string; signature: string} | null
}

export const fileNamePattern = '[0-9a-f]{40}\\.[a-z0-9]{1,10}'
const imageNamePattern = '[0-9a-f]{40}-\\d{1,5}x\\d{1,5}\\.[a-z0-9]{2,5}'

const mediaPath = new RegExp(
  `^/media/(?:files/(?<file>${fileNamePattern})|images/(?<image>${imageNamePattern})` +
    `|crops/(?<rect>\\d{1,5}(?:,\\d{1,5}){3})/(?<signature>[\\w-]{43})/(?<cropped>${imageNamePattern}))$`,
)
const optimizerTarget = new RegExp(`^${optimizerPath}\\?url=([^&]+)&w=(\\d+)&q=${imageQuality}$`)

/** Returns the smallest offered width that covers `width`, or else the largest. */
export function offeredWidth(width: number): ImageWidth {
  return imageWidths.find((offered) => offered >= width) ?? 2000
}

/** Returns whether an image is an SVG, which is served as uploaded. */
export const isSvg = (file: string): boolean => file.endsWith('.svg')

export function formatMediaPath({kind, file, crop}: MediaFile): string {
  return crop === null
    ? `/media/${kind}/${file}`
    : `/media/crops/${crop.rect}/${crop.signature}/${file}`
}

/** Parses path and query below `/media`, not decoded. Each file has one spelling, so that no cache stores it twice. */
export function parseMediaPath(target: string): MediaFile | null {
  const {file, image, cropped, rect, signature} = mediaPath.exec(target)?.groups ?? {}
  if (file !== undefined) return {kind: 'files', file, crop: null}
  if (image !== undefined) return {kind: 'images', file: image, crop: null}
  if (cropped === undefined || rect === undefined || signature === undefined) return null
  return {kind: 'images', file: cropped, crop: {rect, signature}}
}

/** Returns the URL of an image in Next's optimizer. An SVG has one URL for all widths. */
export function optimizerUrl(path: string, width: ImageWidth): string {
  const w = isSvg(path) ? imageWidths[0] : width
  return `${optimizerPath}?url=${encodeURIComponent(path)}&w=${w}&q=${imageQuality}`
}

/**
 * Parses an optimizer URL, path and query. Accepts one spelling of each, because the optimizer stores every variant.
 */
export function parseOptimizerUrl(target: string): MediaFile | null {
  const [, url = '', w] = optimizerTarget.exec(target) ?? []
  const path = url.replaceAll('%2F', '/').replaceAll('%2C', ',')
  const width = imageWidths.find((offered) => String(offered) === w)
  if (width === undefined || optimizerUrl(path, width) !== target) return null
  const media = parseMediaPath(path)
  return media?.kind === 'images' ? media : null
}
