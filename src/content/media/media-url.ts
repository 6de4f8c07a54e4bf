import {createImageUrlBuilder, type SanityImageSource} from '@sanity/image-url'
import {renderingConfiguration} from '#config/environment.server.ts'
import {offeredWidth, formatMediaPath, optimizerUrl} from '#shared/media-paths.ts'
import {signCrop} from './crop-signature.ts'

const {projectId, dataset, lakeOrigin} = renderingConfiguration().content

/** The site serves local media; Sanity's CDN serves hosted media (decision 12). */
const origin = 'https://cdn.sanity.io'
const builder = createImageUrlBuilder({projectId, dataset})

/** Returns the URL of a cropped image at the next of `imageWidths`. An SVG has one URL without crop. */
export function imageUrl(image: SanityImageSource, width: number): string {
  const offered = offeredWidth(width)
  const whole = builder.image(image).ignoreImageParams().url()
  const isDrawing = whole.endsWith('.svg')
  if (lakeOrigin !== null) {
    return optimizerUrl(sourcePath(isDrawing ? whole : builder.image(image).url()), offered)
  }
  return isDrawing ? whole : builder.image(image).width(offered).fit('max').auto('format').url()
}

/** URL of a file, by its asset's `path`. */
export function fileUrl(path: string): string {
  if (lakeOrigin === null) return `${origin}/${path}`
  return formatMediaPath({kind: 'files', file: path.slice(path.lastIndexOf('/') + 1), crop: null})
}

/** Path of an image, with a signed crop if it has one (OPS-5). */
function sourcePath(address: string): string {
  const {pathname, searchParams} = new URL(address)
  const file = pathname.slice(pathname.lastIndexOf('/') + 1)
  const rect = searchParams.get('rect')
  const crop = rect === null ? null : {rect, signature: signCrop(file, rect)}
  return formatMediaPath({kind: 'images', file, crop})
}
