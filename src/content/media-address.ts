import {createImageUrlBuilder, type SanityImageSource} from '@sanity/image-url'
import {renderingConfiguration} from '#config/environment.server.ts'

const {projectId, dataset, lakeOrigin} = renderingConfiguration().content

/** Local media is served by the site itself under `/media`; hosted media by Sanity's CDN (decision 12). */
const origin = 'https://cdn.sanity.io'
const builder = createImageUrlBuilder({projectId, dataset})

/**
 * Builds the address of an image at a size, honouring crop and hotspot.
 *
 * @param image - an image value of the dataset
 * @param width - in pixels
 * @param height - in pixels; `undefined` keeps the image's own shape
 * @returns an absolute or same-origin address; it never changes its content
 */
export function imageAddress(image: SanityImageSource, width: number, height?: number): string {
  const sized = builder.image(image).width(width).auto('format')
  return localise((height === undefined ? sized.fit('max') : sized.height(height)).url())
}

/**
 * Builds the address of an image as it was uploaded: for drawings, which have no size.
 *
 * @param image - an image value of the dataset
 */
export function originalImageAddress(image: SanityImageSource): string {
  return localise(builder.image(image).url())
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
