import {createImageUrlBuilder, type SanityImageSource} from '@sanity/image-url'
import {renderingConfiguration} from '#config/environment.server.ts'
import {cropSignature, imageFit, imageFormat, offeredWidth} from '#model/media-variants.ts'
import {signCrop} from './crop-signature.ts'

const {projectId, dataset, lakeOrigin} = renderingConfiguration().content

/** Local media is served by the site itself under `/media`; hosted media by Sanity's CDN (decision 12). */
const origin = 'https://cdn.sanity.io'
const builder = createImageUrlBuilder({projectId, dataset})

/**
 * Builds the address of an image at a width, honouring its crop.
 *
 * @param image - an image value of the dataset
 * @param width - in pixels; the next offered width is taken, see `imageWidths`
 * @returns an absolute or same-origin address; it never changes its content
 */
export function imageAddress(image: SanityImageSource, width: number): string {
  const sized = builder.image(image).width(offeredWidth(width)).fit(imageFit).auto(imageFormat)
  return signed(localise(sized.url()))
}

/**
 * Builds the address of an image as it was uploaded: for drawings, which have no size. A crop is not honoured.
 *
 * @param image - an image value of the dataset
 */
export function originalImageAddress(image: SanityImageSource): string {
  return localise(builder.image(image).ignoreImageParams().url())
}

/**
 * Builds the address of a file.
 *
 * @param path - the asset's `path`, for instance `files/local/production/abc.mp4`
 */
export function fileAddress(path: string): string {
  return localise(`${origin}/${path}`)
}

function localise(address: string): string {
  if (lakeOrigin === null) return address
  return address
    .replace(`${origin}/images/${projectId}/${dataset}/`, '/media/images/')
    .replace(`${origin}/files/${projectId}/${dataset}/`, '/media/files/')
}

/** Signs the crop of a local address, if it has one: `/media` answers no other. */
function signed(address: string): string {
  const [, file, rect] = /^\/media\/images\/([^?]+)\?.*\brect=([\d,]+)/.exec(address) ?? []
  if (file === undefined || rect === undefined) return address
  return `${address}&${cropSignature}=${signCrop(file, rect)}`
}
