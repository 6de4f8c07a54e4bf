import {createImageUrlBuilder, type SanityImageSource} from '@sanity/image-url'
import {renderingConfiguration} from '#config/environment.server.ts'
import {offeredWidth, writeMediaPath, writeOptimizerAddress} from '#shared/media-paths.ts'
import {signCrop} from './crop-signature.ts'

const {projectId, dataset, lakeOrigin} = renderingConfiguration().content

/** Local media is served by the site itself; hosted media by Sanity's CDN (decision 12). */
const origin = 'https://cdn.sanity.io'
const builder = createImageUrlBuilder({projectId, dataset})

/**
 * Builds the address of an image at a width, honouring its crop. A drawing has one address and no crop.
 *
 * @param image - an image value of the dataset
 * @param width - in pixels; the next offered width is taken, see `imageWidths`
 * @returns an absolute or same-origin address; it never changes its content
 */
export function imageAddress(image: SanityImageSource, width: number): string {
  const offered = offeredWidth(width)
  const whole = builder.image(image).ignoreImageParams().url()
  const isDrawing = whole.endsWith('.svg')
  if (lakeOrigin !== null) {
    return writeOptimizerAddress(
      sourcePath(isDrawing ? whole : builder.image(image).url()),
      offered,
    )
  }
  return isDrawing ? whole : builder.image(image).width(offered).fit('max').auto('format').url()
}

/**
 * Builds the address of a file.
 *
 * @param path - the asset's `path`, for instance `files/local/production/abc.mp4`
 */
export function fileAddress(path: string): string {
  if (lakeOrigin === null) return `${origin}/${path}`
  return writeMediaPath({kind: 'files', file: path.slice(path.lastIndexOf('/') + 1), crop: null})
}

/** Signs a crop, so that nobody has other parts of images cut out (OPS-5). */
function sourcePath(address: string): string {
  const {pathname, searchParams} = new URL(address)
  const file = pathname.slice(pathname.lastIndexOf('/') + 1)
  const rect = searchParams.get('rect')
  const crop = rect === null ? null : {rect, signature: signCrop(file, rect)}
  return writeMediaPath({kind: 'images', file, crop})
}
