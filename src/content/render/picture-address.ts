import type {SanityImageSource} from '@sanity/image-url'
import {imageAddress} from '#content/media/media-address.ts'
import type {ImageContent} from './picture.tsx'

/**
 * Says where an image of the dataset is fetched from, for drawings that hold it as an SVG `image`.
 *
 * @param image - an image of the dataset; it may be missing in a draft
 * @param width - in pixels; a drawing has none and is fetched as it was uploaded
 * @returns an address, or `undefined` when no image was uploaded
 */
export function pictureAddress(
  image: ImageContent | null | undefined,
  width: number,
): string | undefined {
  if (!isImageSource(image)) return undefined
  return imageAddress(image, width)
}

function isImageSource(
  image: ImageContent | null | undefined,
): image is ImageContent & SanityImageSource {
  return image?.asset !== null && image?.asset !== undefined
}
